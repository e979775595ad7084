import { type FormEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { newReviewSchema, reviewErrors } from '../../forms.ts';
import type { MyReview } from '../../mine.ts';
import { StarChoice } from '../writing/star-choice.tsx';
import { useChangeMyReview } from './queries.ts';

/** A failed save keeps the input. */
export function ChangeReviewForm({ review, onDone }: { review: MyReview; onDone: () => void }) {
  const [rating, setRating] = useState(review.rating);
  const [comment, setComment] = useState(review.comment);
  const { mutate, isPending } = useChangeMyReview(review.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const changed = newReviewSchema.safeParse({ rating, comment });
    if (!changed.success) return toast.error(changed.error.issues[0]?.message ?? reviewErrors.incomplete);
    return mutate({ ...changed.data, title: review.title }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={save} noValidate className="flex w-full max-w-reading flex-col gap-4">
      <StarChoice value={rating} onChange={setRating} />
      <TextAreaField
        label="Your review"
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          Save
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
