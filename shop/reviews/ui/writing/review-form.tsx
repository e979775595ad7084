import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Progress } from '#platform/ui/sending/progress.tsx';
import { shrinkPicture } from '#platform/ui/sending/shrink-picture.ts';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { anonymousName, reviewMessages } from '../../contract.ts';
import { PictureChoice } from '#platform/ui/sending/picture-choice.tsx';
import { useWriteReview } from '../queries.ts';
import { StarChoice } from './star-choice.tsx';

type Props = {
  productId: number;
  /** The link of an email, with earlier input. */
  invitation?: { token: string; rating: number; comment: string; onDone: () => void };
};

/** Write a Review (sections 2, 5 and 8): rating, comment and an optional picture, without sign-in. */
export function ReviewForm({ productId, invitation }: Props) {
  const [rating, setRating] = useState(invitation?.rating ?? 0);
  const [comment, setComment] = useState(invitation?.comment ?? '');
  const [picture, setPicture] = useState<File | null>(null);
  const [said, setSaid] = useState<{ tone: 'info' | 'error'; text: string } | null>(null);
  const [checking, setChecking] = useState(false);
  const [sent, setSent] = useState(0);
  const { mutate, isPending } = useWriteReview(productId, invitation?.token);

  async function send() {
    setSaid(null);
    setChecking(true);
    const rules = await import('../../forms.ts').catch(() => null);
    setChecking(false);
    if (!rules) return toast.error(reviewMessages.unreachable);
    const review = rules.newReviewSchema.safeParse({ rating, comment });
    if (!review.success) return toast.error(review.error.issues[0]?.message ?? rules.reviewErrors.incomplete);
    setSent(0);
    const form = async () => formOf(productId, review.data, picture && (await shrinkPicture(picture)));
    return mutate({ form, onProgress: setSent }, { onSuccess: thank, onError: sayFailure });
  }

  function thank({ status }: { status: 'published' | 'pending' | 'hidden' }) {
    setRating(0);
    setComment('');
    setPicture(null);
    toast.success(reviewMessages.submitted);
    invitation?.onDone();
    if (status === 'pending')
      setSaid({ tone: 'info', text: 'Thank you. We read each review before it is shown.' });
    if (status === 'hidden')
      setSaid({ tone: 'info', text: 'Thank you. The shop does not show this review.' });
  }

  function sayFailure(error: unknown) {
    if (!hasAnswer(error)) return toast.error(reviewMessages.unreachable);
    if (error.status >= 500 || !error.message) return toast.error(reviewMessages.failed);
    return setSaid({ tone: 'error', text: `${reviewMessages.failed} ${error.message}` });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      noValidate
      className="flex flex-col gap-5"
    >
      {!invitation && <h3 className="text-xl">Write a Review</h3>}
      <StarChoice value={rating} onChange={setRating} />
      <TextAreaField
        label="Your review"
        hint="What did you use it for, and how was it? Your name is not shown."
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <PictureChoice picture={picture} onChange={setPicture} />
      {isPending && picture && <Progress label="Sending your picture" share={sent} />}
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      <Button type="submit" busy={checking || isPending} className="self-start">
        Submit Review
      </Button>
    </form>
  );
}

function formOf(
  productId: number,
  review: { rating: number; comment: string },
  picture: Blob | null,
): FormData {
  const form = new FormData();
  form.set('productId', String(productId));
  form.set('rating', String(review.rating));
  form.set('comment', review.comment);
  form.set('userName', anonymousName);
  if (picture) form.set('image', picture, 'picture');
  return form;
}

function hasAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status > 0;
}
