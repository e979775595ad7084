import { Link } from 'react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { StockList } from '#shop/catalog/admin/ui/stock/stock-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AllStock() {
  return (
    <AdminPage title="Stock">
      <StaffGate>
        {() => (
          <>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink to="/admin/stock/delivery">Receive a delivery</ButtonLink>
              <Link to="/admin/stock/batches" className="link inline-flex min-h-11 items-center">
                Batches
              </Link>
            </div>
            <StockList />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
