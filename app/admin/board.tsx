import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OthersChanges } from '#platform/admin/ui/log/others-changes.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { MoneyDue } from '#shop/board/admin/ui/money-due.tsx';
import { Today, type TodayProps } from '#shop/board/admin/ui/today.tsx';
import { useOpeningCard } from '#shop/opening/admin/ui/opening-card.tsx';
import { LastOrders } from '#shop/orders/admin/ui/last-orders.tsx';
import { WaitingOrder } from '#shop/orders/admin/ui/waiting-order.tsx';
import { AskedOften } from '#shop/reports/admin/ui/sales/asked-often.tsx';
import { SalesOverview } from '#shop/reports/admin/ui/sales/sales-overview.tsx';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { AdminPage } from './admin-page.tsx';

export default function TodayPage() {
  return (
    <AdminPage title="Today">
      <StaffGate>
        {({ firstName, role }) => (
          <div className="flex flex-col items-start gap-4">
            <p className="text-moss">
              Welcome, {firstName}. Your role is {role}.
            </p>
            {role === 'content' && <WorkOfContent />}
            {role === 'accountant' && <WorkOfAccountant />}
            {role === 'owner' && <TodayOfOwner />}
            {(role === 'support' || role === 'packer') && (
              <>
                <Today renderOrder={renderOrder} header={null} />
                <News showsMoney={false} />
              </>
            )}
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}

const renderOrder: TodayProps['renderOrder'] = (order, readAt) => (
  <WaitingOrder order={order} readAt={readAt} />
);

function TodayOfOwner() {
  return (
    <>
      <Today renderOrder={renderOrder} header={useOpeningCard()} />
      <div className="w-full">
        <SalesOverview />
      </div>
      <div className="w-full">
        <AskedOften />
      </div>
      <News showsMoney>
        <MoneyDue labelOf={courierLabel} />
      </News>
    </>
  );
}

function News({ showsMoney, children }: { showsMoney: boolean; children?: ReactNode }) {
  return (
    <div className="grid w-full items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <LastOrders showsMoney={showsMoney} />
      {children}
      <OthersChanges />
    </div>
  );
}

/** Orders and sales are not for this role. */
function WorkOfContent() {
  return (
    <Notice>
      Orders are the work of your colleagues. Yours begins at{' '}
      <Link to="/admin/products" className="link">
        Products
      </Link>
      ,{' '}
      <Link to="/admin/categories" className="link">
        Categories
      </Link>{' '}
      and{' '}
      <Link to="/admin/search" className="link">
        Search
      </Link>
      .
    </Notice>
  );
}

/** This role reads, and nothing waits for it. */
function WorkOfAccountant() {
  return (
    <Notice>
      You read the books and change nothing. Begin at{' '}
      <Link to="/admin/money" className="link">
        All money
      </Link>{' '}
      or{' '}
      <Link to="/admin/papers" className="link">
        Invoices
      </Link>
      .
    </Notice>
  );
}
