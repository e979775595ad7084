import { OwnFactors } from '#shop/accounts/admin/ui/members/own-factors.tsx';
import { Team } from '#shop/accounts/admin/ui/members/team.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { AdminPage } from '../admin-page.tsx';

export default function StaffPage() {
  const { user } = useSession();
  return (
    <AdminPage title="Staff and sign-in">
      <StaffGate>
        {(session) => (
          <div className="flex flex-col gap-10">
            {/* The list of all staff grows when it arrives, so nothing follows it. */}
            <OwnFactors session={session} />
            {session.role === 'owner' && <Team userId={user!.id} />}
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}
