import { Fingerprint, Smartphone } from 'lucide-react';
import { formatDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import type { OwnFactor } from '../../members.ts';

export const factorNames = { passkey: 'Passkey', 'time-code': 'Time code of an app' };

type Props = { factors: OwnFactor[]; removing: number | undefined; onRemove: (id: number) => void };

export function FactorList({ factors, removing, onRemove }: Props) {
  if (factors.length === 0) return <p className="text-moss">No second factor is set up yet.</p>;
  return (
    <ul aria-label="Second factors" className="divide-y divide-line border-y border-line">
      {factors.map(({ id, kind, addedAt }) => {
        const Icon = kind === 'passkey' ? Fingerprint : Smartphone;
        return (
          <li key={id} className="flex items-center gap-4 py-2">
            <Icon aria-hidden className="size-6 shrink-0 text-leaf" strokeWidth={1.5} />
            <p className="flex-1">
              {factorNames[kind]}
              <span className="block text-sm text-moss">since {formatDay(addedAt)}</span>
            </p>
            <Button
              variant="quiet"
              aria-label={`Remove ${factorNames[kind]} of ${formatDay(addedAt)}`}
              busy={removing === id}
              onClick={() => onRemove(id)}
            >
              Remove
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
