import { formatDay, formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { holdTexts } from '../../hold.ts';
import type { OrderOfStaff } from '../contract.ts';
import { useReleaseOrder } from './queries.ts';

/** Why an order waits, and the button that lets it go to the courier. */
export function HoldCard({ order, isPacker }: { order: OrderOfStaff; isPacker: boolean }) {
  const { orderNumber, held, heldAt, remindedAt, sendOn } = order;
  const { mutate, isPending } = useReleaseOrder(orderNumber);
  if (held === null) return null;
  const isLaterDay = held === 'later_day';
  const isUnpaid = held === 'payment';
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-56 flex-1">
          <p className="font-semibold">
            {isUnpaid
              ? 'Waits for its payment by UPI. Its customer pays it or chooses cash. Otherwise it ends by itself after 20 minutes.'
              : isLaterDay && sendOn
                ? `The customer confirmed it for a later day. It leaves on ${formatDay(sendOn)}.`
                : 'Waits for the customer to confirm it. The courier does not know it yet.'}
          </p>
          {!isLaterDay && !isUnpaid && (
            <p className="text-sm text-moss">
              {holdTexts[held]}
              {heldAt && <span>. Asked {formatMoment(heldAt)}</span>}
              {remindedAt && <span>, reminded {formatMoment(remindedAt)}</span>}
            </p>
          )}
        </div>
        {!isPacker && !isUnpaid && (
          <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
            {isLaterDay ? 'Send it now' : 'Release it'}
          </Button>
        )}
      </div>
    </Notice>
  );
}
