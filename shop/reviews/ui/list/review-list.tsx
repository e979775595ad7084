import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { Select } from '#platform/ui/select-field.tsx';
import type { ReviewSort } from '../../contract.ts';
import { type ReviewPage, reviewsQuery } from '../queries.ts';
import { ReviewEntry } from './review-entry.tsx';

type Props = {
  productId: number;
  /** The first page of the newest reviews, from the server. */
  initial: ReviewPage | undefined;
};

export function ReviewList({ productId, initial }: Props) {
  const [sort, setSort] = useState<ReviewSort>('newest');
  const list = useRef<HTMLUListElement>(null);
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...reviewsQuery(productId, sort),
    ...(initial && sort === 'newest' ? { initialData: { pages: [initial], pageParams: [null] } } : {}),
  });
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;

  /** The button may disappear, so the focus moves to the first new review. */
  const goOnAt = useRef<number>(undefined);
  const shown = reviews.length;
  useEffect(() => {
    if (goOnAt.current === undefined || shown <= goOnAt.current) return;
    list.current?.querySelectorAll('article')[goOnAt.current]?.focus();
    goOnAt.current = undefined;
  }, [shown]);

  function showMore() {
    goOnAt.current = shown;
    void fetchNextPage();
  }

  if (isError && !data) return <p className="text-moss">The reviews cannot be shown at the moment.</p>;
  if (data && total === 0) return <p className="text-moss">No reviews yet. Yours would be the first.</p>;
  return (
    <>
      {/* Two rows on a phone: whether one is enough depends on the font, and its arrival would move the reviews. */}
      <div className="flex min-h-11 flex-col justify-between gap-3 pb-4 sm:flex-row sm:items-center">
        <p aria-live="polite" className="text-sm text-moss">
          {data && `${shown} of ${total} ${total === 1 ? 'review' : 'reviews'}`}
        </p>
        <SortChoice sort={sort} onChange={setSort} />
      </div>
      {!data && <Skeleton className="h-96 w-full" />}
      <ul ref={list} className="divide-y divide-line border-y border-line empty:hidden">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} isReportable />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" className="mt-6" busy={isFetchingNextPage} onClick={showMore}>
          Show more reviews
        </Button>
      )}
    </>
  );
}

const sortNames: Record<ReviewSort, string> = {
  newest: 'Newest first',
  highest: 'Best rated first',
  lowest: 'Worst rated first',
  pictures: 'With pictures first',
};

function SortChoice({ sort, onChange }: { sort: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-sm text-moss">
        Sort reviews
      </label>
      <Select
        id={id}
        value={sort}
        onChange={({ currentTarget }) => onChange(currentTarget.value as ReviewSort)}
      >
        {Object.entries(sortNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
