import { Link } from 'react-router';
import { Notice } from '#platform/ui/page/notice.tsx';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { SettingsScreen } from '#shop/settings/admin/ui/settings-screen.tsx';
import { AdminPage } from './admin-page.tsx';

export default function SettingsPage() {
  const { user } = useSession();
  return (
    <AdminPage title="Settings">
      <StaffGate>
        {({ role }) =>
          role === 'owner' && user ? (
            <>
              <Link to="/admin/gst-rates" className="link -mt-4 inline-flex min-h-11 items-center self-start">
                GST rates
              </Link>
              <SettingsScreen askFresh={withFreshFactor} userId={user.id} />
            </>
          ) : (
            <Notice>Only the owner changes the settings.</Notice>
          )
        }
      </StaffGate>
    </AdminPage>
  );
}
