import { useQuery } from '@tanstack/react-query';
import { LinkedSheet } from '#platform/ui/page/linked-sheet.tsx';
import { orderLinkEnded } from '#shop/orders/tracking/link-ended.ts';
import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { AskedOrder } from '#shop/orders/confirm.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { askedOrderQuery } from './queries.ts';
import { orderStates } from '#shop/orders/states.ts';

/** The order of a confirmation link. Opening the link changes nothing. */
export function ConfirmSheet({ token }: { token: string }) {
  const read = useQuery(askedOrderQuery(token));
  return (
    <LinkedSheet read={read} ended={orderLinkEnded} failed="Your order could not be looked up.">
      {(order) =>
        order.waiting ? (
          <ConfirmForm key={order.waiting.version} token={token} asked={order} waiting={order.waiting} />
        ) : (
          <Answered order={order} />
        )
      }
    </LinkedSheet>
  );
}

function textOf({ orderNumber, state, sendOn }: AskedOrder): string {
  if (orderStates[state].isCancelled) return `Order ${orderNumber} is cancelled. Nothing is due for it.`;
  if (!sendOn) return `Thank you. Order ${orderNumber} is confirmed, and we send it now.`;
  return `Thank you. Order ${orderNumber} is confirmed. We send it on ${formatWeekdayAndYear(sendOn)}.`;
}

function Answered({ order }: { order: AskedOrder }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <Notice>{textOf(order)}</Notice>
      <ButtonLink to={`/orders/${order.orderNumber}`} variant="secondary">
        See your order
      </ButtonLink>
    </div>
  );
}
