import type { ReactNode } from 'react';

type Tone = 'plain' | 'new' | 'sale' | 'sold-out';

const tones: Record<Tone, string> = {
  plain: 'bg-sand text-ink',
  new: 'bg-forest text-ivory',
  sale: 'bg-paper text-clay border border-clay',
  'sold-out': 'bg-ink text-ghee',
};

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-md px-2 py-0.5 text-xs font-semibold tracking-wide ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
