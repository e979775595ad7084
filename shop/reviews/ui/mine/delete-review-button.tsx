import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { type MyReview, myReviewMessages } from '../../mine.ts';
import { useDeleteMyReview } from './queries.ts';

export function DeleteReviewButton({ review }: { review: MyReview }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useDeleteMyReview(review.id);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Delete your review of ${review.productName}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <Dialog title="Delete review" open={asking} onClose={close}>
        <p className="pb-2">{myReviewMessages.confirmDelete}</p>
        <p className="pb-6 text-moss">{review.productName}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate(undefined, { onSuccess: close })}>
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  );
}
