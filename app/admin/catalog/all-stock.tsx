import { Link } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { StockList } from '#shop/catalog/admin/ui/stock/stock-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AllStock() {
  return (
    <AdminPage title="Stock">
      <StaffGate>
        {() => (
          <>
            <Link to="/admin/stock/batches" className="link inline-flex min-h-11 items-center self-start">
              Batches
            </Link>
            <StockList />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
