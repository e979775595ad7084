import { formatWeekday, isOver } from '#platform/india-time.ts';
import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import { isUnderWay, type OrderState, orderStates } from '../../states.ts';

/** Without a pincode the sentence names the day alone. */
type Props = { state: OrderState; estimatedDeliveryDate: string | null; pincode?: string };

/** The delivery estimate of a parcel under way. No page shows one that is over, or one after a failed delivery. */
export function OrderEstimate({ state, estimatedDeliveryDate, pincode }: Props) {
  if (!estimatedDeliveryDate || !isUnderWay(state) || orderStates[state].hasFailedTry) return null;
  if (isOver(estimatedDeliveryDate))
    return (
      <p key="late">
        <strong className="font-semibold">It is late, and we are sorry.</strong> We had promised{' '}
        {formatWeekday(estimatedDeliveryDate)}.
      </p>
    );
  return (
    <p key="day" className="font-semibold">
      {pincode
        ? estimateMessage({ pincode, estimatedDeliveryDate })
        : `Delivers by ${formatWeekday(estimatedDeliveryDate)}`}
    </p>
  );
}
