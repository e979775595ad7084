import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { neededOf, partsOf } from '../stages.ts';
import { openingQuery } from './queries.ts';

/** Returns the card for the page of the day, null when nothing is left, and undefined while it loads. */
export function useOpeningCard() {
  const { data, isPending } = useQuery(openingQuery());
  if (isPending) return undefined;
  const parts = data ? neededOf(partsOf(data)) : [];
  const left = parts.filter(({ isDone }) => !isDone);
  if (!data || left.length === 0) return null;
  const isOpen = data.steps.some(({ id, isDone }) => id === 'open' && isDone);
  return (
    <section
      aria-label="Open your shop"
      className="flex w-full flex-col gap-1 rounded-lg border border-leaf bg-paper p-4"
    >
      <h2 className="font-sans text-base font-semibold">
        {isOpen ? 'Your shop is open' : data.demo ? 'This shop is the demo' : 'Your shop takes no orders yet'}
      </h2>
      <p className="text-moss">
        {`${left.length} of ${parts.length} parts are left. Next: ${left[0]!.stage.title}.`}
      </p>
      <Link to="/admin/start" className="link inline-flex min-h-11 items-center self-start">
        Open your shop
      </Link>
    </section>
  );
}
