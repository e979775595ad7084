import { zodResolver } from '@hookform/resolvers/zod';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import type { StaffRole } from '../../../staff.ts';
import { endpoints, invitationForm } from '../../members.ts';
import { withFreshFactor } from '../fresh-factor.tsx';
import { useRefreshStaff } from './queries.ts';
import { RoleField } from './role-fields.tsx';

type Fields = { email: string; role: StaffRole };

const blank: Fields = { email: '', role: 'packer' };

/** Invites a colleague by email. The shop says the same for every address. */
export function InviteForm({ userId }: { userId: number }) {
  const refresh = useRefreshStaff();
  const state = useStaffForm<Fields>({
    name: 'invitation',
    userId,
    version: 0,
    values: blank,
    resolver: zodResolver(invitationForm),
    save: async (body) => {
      const { message } = await withFreshFactor(() => callApi(endpoints.invite, { body }));
      toast.success(message);
    },
    onSaved: () => {
      state.form.reset(blank);
      void refresh();
    },
  });
  const { register, formState } = state.form;
  return (
    <StaffForm state={state} label="Invite a colleague" saveLabel="Send invitation">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          {...register('email')}
          error={formState.errors.email?.message}
        />
        <RoleField {...register('role')} error={formState.errors.role?.message} />
      </div>
    </StaffForm>
  );
}
