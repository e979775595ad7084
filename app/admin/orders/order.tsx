import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { ChooseCourier } from '#shop/fulfilment/admin/ui/by-hand/courier-choice.tsx';
import { ParcelSteps } from '#shop/fulfilment/admin/ui/by-hand/parcel-steps.tsx';
import { ParcelOfOrder } from '#shop/fulfilment/admin/ui/parcel/parcel-of-order.tsx';
import { StaffPapers } from '#shop/invoices/admin/ui/staff-papers.tsx';
import { OrderDetail } from '#shop/orders/admin/ui/order-detail.tsx';
import { staffOrderQuery } from '#shop/orders/admin/ui/queries.ts';
import { ScanList } from '#shop/shipping/ui/scan-list.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import { AdminPage } from '../admin-page.tsx';

export default function StaffOrderPage({ params: { orderNumber } }: { params: { orderNumber: string } }) {
  return (
    <AdminPage title={`Order ${orderNumber}`}>
      <StaffGate>
        {({ role }) => <LoadedOrder key={orderNumber} orderNumber={orderNumber} role={role} />}
      </StaffGate>
    </AdminPage>
  );
}

function LoadedOrder({ orderNumber, role }: { orderNumber: string; role: StaffRole }) {
  const { data, error, refetch } = useQuery(staffOrderQuery(orderNumber));
  const { name } = useShop();
  return (
    <>
      <Link
        to="/admin/orders"
        className="screen-only link -mt-4 inline-flex min-h-11 items-center self-start"
      >
        All orders
      </Link>
      {error && !data && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message || 'The shop could not be reached. Please try again.'}
        </Notice>
      )}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && (
        <OrderDetail
          order={data}
          shopName={name}
          picture={linePicture}
          steps={
            <>
              <ChooseCourier {...{ orderNumber, state: data.state, isPacker: role === 'packer' }} />
              <ParcelSteps {...{ orderNumber, state: data.state, isPacker: role === 'packer' }} />
            </>
          }
          parcel={<ParcelOfOrder order={data} isPacker={role === 'packer'} mayInspect={role !== 'support'} />}
          scans={<ScanList scans={data.scans} />}
          papers={<StaffPapers orderNumber={orderNumber} state={data.state} />}
          isPacker={role === 'packer'}
        />
      )}
    </>
  );
}
