import { formatTime, formatWeekday } from '#platform/india-time.ts';
import type { TrackingScan } from '../contract.ts';

export function ScanList({ scans }: { scans: TrackingScan[] }) {
  if (scans.length === 0) return null;
  const days = Map.groupBy(scans.toReversed(), ({ at }) => formatWeekday(at));
  return (
    <section aria-label="Where the courier saw it" className="mt-5 border-t border-line pt-4">
      <h3 className="pb-3 font-sans text-sm font-semibold">News from the courier</h3>
      <dl className="flex flex-col gap-4 text-sm">
        {[...days].map(([day, seen]) => (
          <div key={day}>
            <dt className="pb-1 text-moss">{day}</dt>
            {seen.map(({ at, says, place }) => (
              <dd key={`${at} ${says} ${place}`} className="grid grid-cols-[4.5rem_1fr] gap-2 py-1">
                <time dateTime={at} className="text-moss tabular-nums">
                  {formatTime(at)}
                </time>
                <span>
                  {says}
                  {place && <span className="block text-moss">{place}</span>}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
