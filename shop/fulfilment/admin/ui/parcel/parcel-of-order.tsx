import { useQuery } from '@tanstack/react-query';
import { Part } from '#platform/admin/ui/part.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { orderStates } from '#shop/orders/states.ts';
import { FailedDelivery, type OrderOfParcel } from './failed-delivery.tsx';
import { parcelQuery } from './parcel-queries.ts';
import { ReturnedParcel } from './returned-parcel.tsx';

type Props = { order: OrderOfParcel; isPacker: boolean; mayInspect: boolean };

/** What the parcel of an order asks of staff: an act after a failed delivery, a claim, an inspection. */
export function ParcelOfOrder({ order, isPacker, mayInspect }: Props) {
  const { orderNumber, state } = order;
  const { isAtCourier, isLost, cameBack } = orderStates[state];
  const mayBeLost = isAtCourier || isLost;
  const asks = (mayBeLost && !isPacker) || (cameBack && mayInspect);
  const { data, error } = useQuery({ ...parcelQuery(orderNumber), enabled: asks });
  if (!asks) return null;
  if (!data) return error && <Notice tone="error">{error.message}</Notice>;
  if (mayBeLost)
    return (
      <Part title="Delivery">
        <FailedDelivery order={order} parcel={data} />
      </Part>
    );
  return (
    data.inspection && (
      <Part title="What came back">
        <ReturnedParcel orderNumber={orderNumber} inspection={data.inspection} />
      </Part>
    )
  );
}
