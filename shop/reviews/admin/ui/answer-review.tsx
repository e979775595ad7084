import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { endpoints } from '../contract.ts';
import { useReviewStep } from './queries.ts';

/** Answers a review in public, once. The draft survives a reload. */
export function AnswerReview({ id, userId }: { id: number; userId: number }) {
  const { mutateAsync } = useReviewStep(id, (body: { words: string }) =>
    callApi(endpoints.answer, { params: { id: String(id) }, body }),
  );
  const state = useStaffForm<{ words: string }>({
    name: `answer to review ${id}`,
    userId,
    version: 0,
    values: { words: '' },
    save: async (typed) => void (await mutateAsync(typed)),
  });
  return (
    <StaffForm state={state} label="Answer" saveLabel="Publish the answer">
      <TextAreaField
        label="Answer of the shop"
        hint="Everybody reads it below the review. Name no order and nothing of the customer."
        rows={3}
        maxLength={1000}
        {...state.form.register('words')}
        error={state.form.formState.errors.words?.message}
      />
    </StaffForm>
  );
}
