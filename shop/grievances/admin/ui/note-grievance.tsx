import { useState } from 'react';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import type { PhoneGrievanceForm } from '../../forms.ts';
import { GrievanceFields } from '../../ui/grievance-fields.tsx';
import { endpoints, type GrievanceDetail } from '../contract.ts';

type Draft = Omit<PhoneGrievanceForm, 'topic'> & { topic: string };

type Props = { userId: number; onNoted: (noted: GrievanceDetail) => void };

/** Writes down what a customer says on the phone. */
export function NoteGrievance({ userId, onNoted }: Props) {
  const [values] = useState<Draft>(() => ({
    requestId: newId(),
    name: '',
    phone: '',
    email: '',
    topic: '',
    orderNumber: '',
    words: '',
  }));
  const state = useStaffForm<Draft>({
    name: 'complaint by phone',
    userId,
    version: 0,
    values,
    save: async (typed) => onNoted(await callApi(endpoints.note, { body: typed as PhoneGrievanceForm })),
  });
  const { register, formState } = state.form;
  const field = (name: keyof Draft) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <StaffForm state={state} label="Complaint by phone" saveLabel="Note the complaint">
      <TextField label="Phone" inputMode="tel" autoComplete="off" optional {...field('phone')} />
      <GrievanceFields field={field} isByPhone />
    </StaffForm>
  );
}
