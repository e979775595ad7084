import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { type ReviewReason, reviewReasonNames, reviewReasons } from '../../reasons.ts';
import { endpoints } from '../contract.ts';
import { useReviewStep } from './queries.ts';

export function HideReview({ id }: { id: number }) {
  const [reason, setReason] = useState<ReviewReason | ''>('');
  const [missing, setMissing] = useState('');
  const { mutate, isPending, error } = useReviewStep(id, (chosen: ReviewReason) =>
    callApi(endpoints.hide, { params: { id: String(id) }, body: { reason: chosen } }),
  );
  return (
    <form
      noValidate
      aria-label="Hide the review"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(reason === '' ? 'Please choose a reason' : '');
        if (reason !== '' && !isPending) mutate(reason);
      }}
    >
      <SelectField
        label="Why it is hidden"
        hint="The author of a verified review reads the reason by email. Few stars are no reason."
        error={missing || error?.message}
        value={reason}
        onChange={({ target }) => setReason(target.value as ReviewReason)}
        placeholder="Please choose"
        options={reviewReasonNames.map((value) => ({ value, label: reviewReasons[value].label }))}
      />
      <Button type="submit" variant="danger" className="self-start" busy={isPending}>
        Hide it
      </Button>
    </form>
  );
}
