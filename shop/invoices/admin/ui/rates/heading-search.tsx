import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { TextField } from '#platform/ui/text-field.tsx';
import { headingsQuery } from './queries.ts';

/** Finds the HSN of goods by words. */
export function HeadingSearch({ onChoose }: { onChoose: (hsn: string) => void }) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data } = useQuery(headingsQuery(q));
  const headings = q.length > 1 ? data?.headings : undefined;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Find the HSN by words"
        optional
        type="search"
        maxLength={80}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        hint="Such as soap. Ask your accountant before the first invoice."
      />
      {headings?.length === 0 && <p className="text-sm text-moss">No heading has these words.</p>}
      {headings && headings.length > 0 && (
        <ul aria-label="Headings" className="divide-y divide-line rounded-lg border border-line bg-paper">
          {headings.map(({ hsn, goods, rates }) => (
            <li key={hsn}>
              <button
                type="button"
                className="flex min-h-11 w-full cursor-pointer flex-col px-3 py-2 text-left hover:bg-sand"
                onClick={() => {
                  onChoose(hsn);
                  setTyped('');
                }}
              >
                <span className="font-semibold">{`${hsn}, GST ${rates}`}</span>
                <span className="text-sm text-moss">{goods}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
