import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { StaffRole } from '../../../staff.ts';
import { endpoints, type MemberDetails } from '../../members.ts';
import { withFreshFactor } from '../fresh-factor.tsx';
import { useRefreshStaff } from './queries.ts';
import { RoleField } from './role-fields.tsx';

type Props = { member: MemberDetails; userId: number };

export function RoleForm({ member: { id, role, version }, userId }: Props) {
  const refresh = useRefreshStaff();
  const state = useStaffForm<{ role: StaffRole }>({
    name: `staff-member ${id}`,
    userId,
    version,
    values: { role },
    save: (typed, seen) =>
      withFreshFactor(() =>
        callApi(endpoints.changeRole, { params: { id: String(id) }, body: { ...typed, version: seen } }),
      ),
    onSaved: () => {
      toast.success('The role is changed.');
      void refresh();
    },
  });
  return (
    <StaffForm state={state} label="Role" saveLabel="Change role">
      <RoleField {...state.form.register('role')} />
    </StaffForm>
  );
}
