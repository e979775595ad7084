import { MessageSquareText } from 'lucide-react';
import type { Column, Filter } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, queueNames, type ReviewQueue, type StaffReview } from '../contract.ts';
import { ReviewMarks } from './review-marks.tsx';

const queues: Record<ReviewQueue, string> = {
  waiting: 'To read before they are shown',
  reported: 'Reported by customers',
  published: 'Published',
  hidden: 'Hidden',
};

const filters: Filter[] = [
  { name: 'queue', label: 'Show', options: queueNames.map((value) => ({ value, label: queues[value] })) },
];

const columns: Column<StaffReview>[] = [
  {
    title: 'Product',
    cell: (review) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {review.productName} <ReviewMarks review={review} />
      </span>
    ),
    className: 'w-2/5',
  },
  {
    title: 'Review',
    cell: ({ comment }) => (
      <span data-excerpt className="line-clamp-3 wrap-anywhere">
        {comment}
      </span>
    ),
    className: 'w-3/5',
  },
  { title: 'Stars', cell: ({ rating }) => rating, className: 'whitespace-nowrap tabular-nums' },
  { title: 'Written', cell: ({ reviewDate }) => formatDay(reviewDate), className: 'whitespace-nowrap' },
];

export function StaffReviewList() {
  return (
    <StaffList<StaffReview>
      name="reviews"
      label="Reviews"
      columns={columns}
      filters={filters}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ id }) => String(id)}
      nameOf={({ productName }) => productName}
      pathOf={({ id }) => `/admin/reviews/${id}`}
      empty={
        <EmptyState picture={<MessageSquareText strokeWidth={1.25} />} title="No reviews">
          The words of customers about products appear here.
        </EmptyState>
      }
    />
  );
}
