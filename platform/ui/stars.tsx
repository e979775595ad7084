type Props = { rating: number; count?: number; size?: 'small' | 'large' };

const five = [1, 2, 3, 4, 5];

export function Stars({ rating, count, size = 'small' }: Props) {
  if (count === 0 || rating === 0) return <p className="text-sm text-moss">No reviews yet</p>;
  const said = `Rated ${rating.toFixed(1)} out of 5${count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`}`;
  return (
    <p className="flex items-center gap-1.5 text-sm text-moss">
      <span className="sr-only">{said}</span>
      <span aria-hidden className="flex text-turmeric">
        {five.map((star) => (
          <Star key={star} fill={Math.max(0, Math.min(1, rating - star + 1))} large={size === 'large'} />
        ))}
      </span>
      <span aria-hidden className="font-semibold text-ink">
        {rating.toFixed(1)}
      </span>
      {count !== undefined && <span aria-hidden>({count})</span>}
    </p>
  );
}

const path = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';

function Star({ fill, large }: { fill: number; large: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={large ? 'size-5' : 'size-4'}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
    >
      {fill >= 0.75 ? <path d={path} fill="currentColor" /> : <path d={path} />}
      {fill >= 0.25 && fill < 0.75 && (
        <path d="M12 2.6L9.1 8.5l-6.5.95 4.7 4.6L6.2 20.5 12 17.45z" fill="currentColor" />
      )}
    </svg>
  );
}
