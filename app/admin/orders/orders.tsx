import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { type Board, shownCount } from '#shop/board/admin/contract.ts';
import { boardQuery } from '#shop/board/admin/ui/queries.ts';
import { type OrderTab, orderTabNames } from '#shop/orders/admin/order-tabs.ts';
import { ExportRange } from '#shop/orders/admin/ui/list/export-orders.tsx';
import { OrderList } from '#shop/orders/admin/ui/list/order-list.tsx';
import { OrderTabsNav } from '#shop/orders/admin/ui/list/order-tabs-nav.tsx';
import { AdminPage } from '../admin-page.tsx';
import { actsFor } from './order-acts.tsx';

export default function OrdersPage() {
  return (
    <AdminPage title="Orders">
      <StaffGate>{({ role }) => <Orders role={role} />}</StaffGate>
    </AdminPage>
  );
}

function Orders({ role }: { role: StaffRole }) {
  const [params] = useSearchParams();
  const { data } = useQuery(boardQuery());
  const current = orderTabNames.find((tab) => tab === params.get('tab')) ?? null;
  return (
    <>
      {role !== 'packer' && (
        <div className="-mt-2 flex flex-wrap gap-3">
          <ButtonLink to="/admin/orders/new" variant="secondary">
            Order by phone
          </ButtonLink>
          {role === 'owner' && <ExportRange withFactor={withFreshFactor} />}
        </div>
      )}
      <OrderTabsNav current={current} waiting={waitingOf(data)} />
      <OrderList searchesCustomers={role !== 'packer'} bulk={actsFor(current, role)} />
    </>
  );
}

/** The rows of 'Today' that count the orders of a tab. */
const rowOfTab: Partial<Record<OrderTab, string>> = {
  confirm: 'confirm',
  pack: 'pack',
  hand_over: 'handOver',
};

function waitingOf(board: Board | undefined): Partial<Record<OrderTab, string>> {
  const shown = orderTabNames.flatMap((tab) => {
    const row = board?.rows.find(({ kind }) => kind === rowOfTab[tab]);
    return row ? [[tab, shownCount(row.count)] as const] : [];
  });
  return Object.fromEntries(shown);
}
