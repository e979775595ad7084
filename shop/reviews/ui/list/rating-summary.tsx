import { Stars } from '#platform/ui/stars.tsx';
import type { RatingSpread } from '../../contract.ts';
import { shareOf } from '../../rating-spread.ts';

export function RatingSummary({
  spread: { average, total, verified, stars: bars },
}: {
  spread: RatingSpread;
}) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-3">
        <span aria-hidden className="font-serif text-5xl leading-none">
          {average.toFixed(1)}
        </span>
        <Stars rating={average} count={total} />
      </div>
      <p className="text-sm text-moss">{basisOf({ total, verified })}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {bars.map(({ stars, count }) => (
          <li key={stars} className="grid grid-cols-[4rem_1fr_2rem] items-center gap-3">
            <span className="text-moss">
              {stars} {stars === 1 ? 'star' : 'stars'}
            </span>
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden
              className="h-1.5 w-full rounded-full"
            >
              <rect width="100" height="6" className="fill-line" />
              <rect width={shareOf(count, total)} height="6" className="fill-turmeric" />
            </svg>
            <span className="text-right">
              {count}
              <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says which reviews the average counts. */
function basisOf({ total, verified }: Pick<RatingSpread, 'total' | 'verified'>): string {
  if (verified === 0) return 'The average counts every review, until a verified buyer writes one.';
  if (verified === total) return 'Every review is by a verified buyer.';
  const of =
    verified === 1 ? 'the one review by a verified buyer' : `the ${verified} reviews by verified buyers`;
  return `The average counts ${of}. The bars count all ${total}.`;
}
