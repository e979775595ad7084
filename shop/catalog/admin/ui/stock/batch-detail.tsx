import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Column } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { type BatchOrder, endpoints, type ListedBatch } from '../../stock.ts';

const reasons: Record<BatchOrder['reason'], string> = {
  packed: 'Sent',
  unpacked: 'Packing undone',
  cancelled: 'Came back: cancelled',
  returned: 'Came back: returned',
  undone: 'Return undone',
};

const columns: Column<BatchOrder>[] = [
  { title: 'Order', cell: ({ orderNumber }) => orderNumber, className: 'whitespace-nowrap' },
  { title: 'Units', cell: ({ units }) => Math.abs(units) },
  { title: 'What', cell: ({ reason }) => reasons[reason] },
  { title: 'Order now', cell: ({ state }) => state },
  { title: 'When', cell: ({ at }) => formatMoment(at), className: 'whitespace-nowrap' },
];

/** A batch, and the orders that got it. */
export function BatchDetail({ batch }: { batch: ListedBatch }) {
  const { id, productId, productName, units, madeOn, bestBefore, leavesOn } = batch;
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 rounded-lg border border-line bg-paper p-4 sm:grid-cols-4">
        <Fact name="Product">
          <Link to={`/admin/stock/${productId}`} className="link -my-2 inline-flex min-h-11 items-center">
            {productName}
          </Link>
        </Fact>
        <Fact name="On the shelf">{units}</Fact>
        <Fact name="Made on">{madeOn ? formatDay(madeOn) : 'Not known'}</Fact>
        <Fact name="Best before">{bestBefore ? formatDay(bestBefore) : 'Not known'}</Fact>
      </dl>
      {leavesOn && units > 0 && (
        <p className="text-moss">What is left leaves the stock on {formatDay(leavesOn)}.</p>
      )}
      <h2 className="font-display text-xl">Who got it</h2>
      <StaffList<BatchOrder>
        name={`batch-orders-${id}`}
        label="Orders"
        columns={columns}
        load={({ cursor }, signal) =>
          callApi(
            endpoints.batchOrders,
            { params: { id: String(id) }, query: cursor ? { cursor } : {} },
            { signal },
          )
        }
        idOf={(row) => String(row.id)}
        nameOf={({ orderNumber }) => orderNumber}
        pathOf={({ orderNumber }) => `/admin/orders/${orderNumber}`}
        empty={
          <EmptyState picture={<ClipboardList strokeWidth={1.25} />} title="No order got this batch yet">
            Its units are counted when a parcel is packed.
          </EmptyState>
        }
      />
    </>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-moss">{name}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
    </div>
  );
}
