import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { withReason } from '#platform/admin/ui/reason-dialog.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { type Outcome, outcomeNames, outcomes } from '../../states.ts';
import { endpoints } from '../contract.ts';
import { useGrievanceStep } from './queries.ts';

type Draft = { outcome: string; words: string };

type Props = { id: number; userId: number; hasEmail: boolean };

/** Answers a complaint. The draft survives a reload. */
export function AnswerForm({ id, userId, hasEmail }: Props) {
  const { mutateAsync } = useGrievanceStep(id, (answer: { outcome: Outcome; words: string }) =>
    withReason((reason) =>
      callApi(endpoints.answer, { params: { id: String(id) }, body: { ...answer, reason } }),
    ),
  );
  const state = useStaffForm<Draft>({
    name: `answer to complaint ${id}`,
    userId,
    version: 0,
    values: { outcome: '', words: '' },
    save: async ({ outcome, words }) => void (await mutateAsync({ outcome: outcome as Outcome, words })),
  });
  const { register, formState } = state.form;
  const field = (name: keyof Draft) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <StaffForm state={state} label="Answer" saveLabel={hasEmail ? 'Send the answer' : 'Note the answer'}>
      <SelectField
        label="Outcome"
        placeholder="Please choose"
        options={outcomeNames.map((value) => ({ value, label: outcomes[value] }))}
        {...field('outcome')}
      />
      <TextAreaField
        label="Answer with its reasons, in words for the customer"
        rows={5}
        maxLength={2000}
        hint={hasEmail ? undefined : 'The customer has no email. Please tell the answer by phone.'}
        {...field('words')}
      />
    </StaffForm>
  );
}
