type Props = { rating: number; count?: number; size?: 'small' | 'large' };

const starWidth = 24;

export function Stars({ rating, count, size = 'small' }: Props) {
  if (count === 0 || rating === 0) return <p className="text-sm text-moss">No reviews yet</p>;
  const said = `Rated ${rating.toFixed(1)} out of 5${count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`}`;
  return (
    <p className="stars">
      <span className="sr-only">{said}</span>
      <span aria-hidden className="flex text-turmeric">
        <svg
          viewBox={`0 0 ${5 * starWidth} ${starWidth}`}
          className={size === 'large' ? 'h-5 w-25' : 'h-4 w-20'}
        >
          <use href="#stars" fill="none" />
          <svg width={filledWidth(rating)}>
            <use href="#stars" fill="currentColor" />
          </svg>
        </svg>
      </span>
      <span aria-hidden className="font-semibold text-ink">
        {rating.toFixed(1)}
      </span>
      {count !== undefined && <span aria-hidden>{`(${count})`}</span>}
    </p>
  );
}

/** Whole and half stars. The middle line of a half star shows whole. */
function filledWidth(rating: number): number {
  const halves = Math.round(rating * 2);
  return (halves * starWidth) / 2 + (halves % 2) * 0.75;
}

const star = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z';

const heart =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

/** The drawings that all stars and hearts of a page use. The layout holds them once. */
export function SharedDrawings() {
  return (
    <svg aria-hidden className="absolute size-0">
      <defs>
        <path
          id="stars"
          d={`M12 2.6${star}${`m${starWidth} 0${star}`.repeat(4)}`}
          stroke="currentColor"
          strokeWidth={1.5}
        />
        <path id="heart" d={heart} strokeWidth={1.5} />
      </defs>
    </svg>
  );
}
