import { Button } from '#platform/ui/button.tsx';
import type { HandResult } from '../../by-hand.ts';

type Props = { results: readonly HandResult[]; onClose?: () => void };

/** The outcome of each parcel of a request for many. */
export function HandResults({ results, onClose }: Props) {
  const count = (outcome: HandResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  const unchanged = count('unchanged');
  return (
    <div className="flex flex-col gap-4">
      <output>{`Saved: ${count('done')}.${unchanged > 0 ? ` Saved before: ${unchanged}.` : ''}`}</output>
      {refused.length > 0 && (
        <div>
          <h3 className="font-semibold">Not saved</h3>
          <ul aria-label="Not saved" className="flex flex-col gap-1">
            {refused.map(({ orderNumber, problem }) => (
              <li key={`${orderNumber} ${problem}`} className="wrap-anywhere">
                {orderNumber}: {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
      {onClose && (
        <Button className="self-end" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}
