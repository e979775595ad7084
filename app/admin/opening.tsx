import { useQuery } from '@tanstack/react-query';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { OpeningPath } from '#shop/opening/admin/ui/opening-path.tsx';
import { chargesBelow } from '#shop/checkout/admin/ui/charges-preview.tsx';
import { settingsQuery } from '#shop/settings/admin/ui/queries.ts';
import { NamedSettings } from '#shop/settings/admin/ui/named-settings.tsx';
import { AdminPage } from './admin-page.tsx';

export default function OpeningPage() {
  const { user } = useSession();
  return (
    <AdminPage title="Open your shop">
      <StaffGate>{({ role }) => role === 'owner' && user && <Path userId={user.id} />}</StaffGate>
    </AdminPage>
  );
}

function Path({ userId }: { userId: number }) {
  const { data } = useQuery(settingsQuery());
  const labels = new Map(data?.settings.map(({ name, label }) => [name, label]));
  return (
    <OpeningPath
      prove={withFreshFactor}
      labelOf={(name) => labels.get(name) ?? name}
      renderFields={({ id, title, settings }) => (
        <NamedSettings
          id={`start ${id}`}
          title={title}
          names={settings}
          userId={userId}
          askFresh={withFreshFactor}
          below={chargesBelow}
        />
      )}
    />
  );
}
