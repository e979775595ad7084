import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { BatchList } from '#shop/catalog/admin/ui/stock/batch-list.tsx';
import { AdminPage, Ways } from '../admin-page.tsx';

export default function BatchesPage() {
  return (
    <AdminPage title="Batches">
      <StaffGate>
        {() => (
          <>
            <Ways ways={[{ to: '/admin/stock', label: 'All stock' }]} />
            <BatchList />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
