import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { LateDialog } from '#platform/ui/page/late-dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { endpoints } from '../../contract.ts';
import { type ReviewReason, reviewReasonNames, reviewReasons } from '../../reasons.ts';

/** Reports a review to the shop with a reason. Nothing is hidden by itself. */
export function ReportReview({ id }: { id: number }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ReviewReason | ''>('');
  const [missing, setMissing] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (chosen: ReviewReason) =>
      callApi(endpoints.report, { params: { id: String(id) }, body: { reason: chosen } }),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 w-fit cursor-pointer text-sm text-moss underline underline-offset-4"
      >
        Report this review
      </button>
      <LateDialog title="Report this review" open={open} onClose={() => setOpen(false)}>
        {data ? (
          <Notice>{data.message}</Notice>
        ) : (
          <form
            noValidate
            aria-label="Report"
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              setMissing(reason === '' ? 'Please choose a reason.' : '');
              if (reason !== '' && !isPending) mutate(reason);
            }}
          >
            <SelectField
              label="This review"
              placeholder="Please choose"
              value={reason}
              error={missing}
              onChange={({ target }) => setReason(target.value as ReviewReason)}
              options={reviewReasonNames.map((value) => ({ value, label: reviewReasons[value].label }))}
            />
            {error && <Notice tone="error">{failureOf(error)}</Notice>}
            <Button type="submit" busy={isPending} className="self-start">
              Send
            </Button>
          </form>
        )}
      </LateDialog>
    </>
  );
}
