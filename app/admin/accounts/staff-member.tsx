import { Link } from 'react-router';
import { MemberPage } from '#shop/accounts/admin/ui/members/member-page.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { AdminPage } from '../admin-page.tsx';

export default function StaffMemberPage({ params: { id } }: { params: { id: string } }) {
  const { user } = useSession();
  return (
    <AdminPage title="Staff member">
      <StaffGate>
        {() => (
          <>
            <Link to="/admin/staff" className="link -mt-4 inline-flex min-h-11 items-center self-start">
              All staff
            </Link>
            <MemberPage id={id} userId={user!.id} />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
