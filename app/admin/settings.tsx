import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { chargesBelow } from '#shop/checkout/admin/ui/charges-preview.tsx';
import { SettingsScreen } from '#shop/settings/admin/ui/settings-screen.tsx';
import { settingsPages } from '#shop/settings/pages.ts';
import { AdminPage } from './admin-page.tsx';
import MissingPage from './missing.tsx';

export default function SettingsPage({ params }: { params: { page?: string } }) {
  const { user } = useSession();
  const page = settingsPages.find(({ name }) => name === params.page);
  if (params.page && !page) return <MissingPage />;
  return (
    <AdminPage title={page?.label ?? 'Settings'}>
      <StaffGate>
        {({ role }) =>
          role === 'owner' &&
          user && (
            <SettingsScreen
              key={page?.name}
              page={page?.name ?? null}
              askFresh={withFreshFactor}
              userId={user.id}
              below={chargesBelow}
            />
          )
        }
      </StaffGate>
    </AdminPage>
  );
}
