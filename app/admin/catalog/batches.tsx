import { Link } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { BatchList } from '#shop/catalog/admin/ui/stock/batch-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function BatchesPage() {
  return (
    <AdminPage title="Batches">
      <StaffGate>
        {() => (
          <>
            <Link to="/admin/stock" className="link inline-flex min-h-11 items-center self-start">
              All stock
            </Link>
            <BatchList />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
