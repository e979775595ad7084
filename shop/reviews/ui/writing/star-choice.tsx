const path = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';

const words = ['Not good', 'Fair', 'Good', 'Very good', 'Excellent'];

type Props = { value: number; onChange: (rating: number) => void };

/** Five radio buttons, for mouse, touch and arrow keys. */
export function StarChoice({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Your rating</legend>
      <div className="-ml-2 flex items-center">
        {words.map((word, at) => (
          <label key={word} className="relative grid size-11 cursor-pointer place-items-center text-turmeric">
            <input
              type="radio"
              name="rating"
              value={at + 1}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <svg
              viewBox="0 0 24 24"
              aria-hidden
              className="size-7 rounded-sm peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-leaf"
              fill={at < value ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth={1.5}
            >
              <path d={path} />
            </svg>
            <span className="sr-only">
              {at + 1} {at === 0 ? 'star' : 'stars'}, {word}
            </span>
          </label>
        ))}
        <span aria-hidden className="pl-2 text-sm text-moss">
          {words[value - 1] ?? ''}
        </span>
      </div>
    </fieldset>
  );
}
