import { MemberPage } from '#shop/accounts/admin/ui/members/member-page.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { AdminPage, Ways } from '../admin-page.tsx';

export default function StaffMemberPage({ params: { id } }: { params: { id: string } }) {
  const { user } = useSession();
  return (
    <AdminPage title="Staff member">
      <StaffGate>
        {() => (
          <>
            <Ways ways={[{ to: '/admin/staff', label: 'All staff' }]} />
            <MemberPage id={id} userId={user!.id} />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
