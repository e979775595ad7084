import { useQuery } from '@tanstack/react-query';
import { Notice } from '#platform/ui/page/notice.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { OpeningSteps } from '#shop/opening/admin/ui/opening-steps.tsx';
import { settingsQuery } from '#shop/settings/admin/ui/queries.ts';
import { AdminPage } from './admin-page.tsx';

export default function OpeningPage() {
  return (
    <AdminPage title="Open the shop">
      <StaffGate>
        {({ role }) =>
          role === 'owner' ? <Steps /> : <Notice>Only the owner opens the shop for real.</Notice>
        }
      </StaffGate>
    </AdminPage>
  );
}

function Steps() {
  const { data } = useQuery(settingsQuery());
  const labels = new Map(data?.settings.map(({ name, label }) => [name, label]));
  return <OpeningSteps labelOf={(name) => labels.get(name) ?? name} />;
}
