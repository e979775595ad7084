import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { ChooseCourier } from '#shop/fulfilment/admin/ui/by-hand/courier-choice.tsx';
import { choiceQuery } from '#shop/fulfilment/admin/ui/by-hand/choice-queries.ts';
import { ParcelSteps } from '#shop/fulfilment/admin/ui/by-hand/parcel-steps.tsx';
import { PrintAndPack } from '#shop/fulfilment/admin/ui/print-and-pack.tsx';
import { ParcelOfOrder } from '#shop/fulfilment/admin/ui/parcel/parcel-of-order.tsx';
import { StaffDocuments } from '#shop/invoices/admin/ui/staff-documents.tsx';
import { OrderDetail } from '#shop/orders/admin/ui/order-detail.tsx';
import { staffOrderQuery } from '#shop/orders/admin/ui/queries.ts';
import { PaymentsOfOrder } from '#shop/payments/admin/ui/payments-of-order.tsx';
import { QuestionsPart } from '#shop/questions/admin/ui/questions-part.tsx';
import { ScanList } from '#shop/shipping/ui/scan-list.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import { AdminPage, Ways } from '../admin-page.tsx';

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
  // The parts below would move down when the choice came later.
  const choice = useQuery({ ...choiceQuery(orderNumber), enabled: role !== 'packer' });
  const isChoiceDue = choice.isLoading && choice.failureCount === 0;
  const { name } = useShop();
  return (
    <>
      <Ways
        ways={[
          { to: '/admin/orders', label: 'All orders' },
          { to: `/admin/looks?customer=${orderNumber}`, label: 'Who looked at this customer' },
        ]}
      />
      <Loaded data={isChoiceDue ? undefined : data} error={error} onRetry={() => void refetch()}>
        {(order) => (
          <OrderDetail
            order={order}
            shopName={name}
            picture={linePicture}
            packing={role !== 'support' && <PrintAndPack orderNumber={orderNumber} state={order.state} />}
            steps={
              <>
                <ChooseCourier {...{ orderNumber, state: order.state, isPacker: role === 'packer' }} />
                <ParcelSteps {...{ orderNumber, state: order.state, isPacker: role === 'packer' }} />
              </>
            }
            parcel={
              <ParcelOfOrder order={order} isPacker={role === 'packer'} mayInspect={role !== 'support'} />
            }
            scans={<ScanList scans={order.scans} />}
            questions={<QuestionsPart orderNumber={orderNumber} />}
            payments={
              role !== 'packer' && (
                <PaymentsOfOrder
                  {...{ orderNumber, isOwner: role === 'owner', withFactor: withFreshFactor }}
                />
              )
            }
            documents={
              <StaffDocuments {...{ orderNumber, state: order.state, isFree: order.replaces !== null }} />
            }
            isPacker={role === 'packer'}
          />
        )}
      </Loaded>
    </>
  );
}
