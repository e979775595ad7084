import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { chargesBelow } from '#shop/orders/admin/ui/charges-preview.tsx';
import { SettingsScreen } from '#shop/settings/admin/ui/settings-screen.tsx';
import { AdminPage } from './admin-page.tsx';

export default function SettingsPage() {
  const { user } = useSession();
  return (
    <AdminPage title="Settings">
      <StaffGate>
        {({ role }) =>
          role === 'owner' &&
          user && <SettingsScreen askFresh={withFreshFactor} userId={user.id} below={chargesBelow} />
        }
      </StaffGate>
    </AdminPage>
  );
}
