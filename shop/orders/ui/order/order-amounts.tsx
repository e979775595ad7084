import { formatRupees, formatSigned, toPaise } from '#platform/money.ts';
import { offerCode } from '#shop/pricing/offers/offer-terms.ts';
import { methodOf } from '#shop/payments/methods.ts';
import type { Order } from '../../contract.ts';
import { paymentStateOf } from '../../payment-of.ts';
import type { PaymentState } from '../../state-record.ts';

type ShownFields = 'state' | 'items' | 'subtotal' | 'amounts' | 'totalAmount' | 'paymentMode';

export function OrderAmounts({ order }: { order: Pick<Order, ShownFields> }) {
  if (methodOf(order.paymentMode).due === 'never') return <p>A replacement: there is nothing to pay.</p>;
  const rows = [
    [
      `Price (${order.items.length} ${order.items.length === 1 ? 'item' : 'items'})`,
      formatRupees(order.subtotal),
    ],
    ...order.amounts.map(({ name, amount }) => [name, formatSigned(toPaise(amount))]),
  ];
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
        <dt>{totalLabelOf(order)}</dt>
        <dd>{formatRupees(order.totalAmount)}</dd>
      </div>
      {order.amounts
        .filter(({ code }) => code === offerCode)
        .map(({ name, amount }) => (
          <div key={name} className="text-leaf">{`You save ${formatRupees(-amount)} with ${name}`}</div>
        ))}
    </dl>
  );
}

function totalLabelOf(order: Pick<Order, 'state' | 'paymentMode'>): string {
  const { paid, inSentence } = methodOf(order.paymentMode);
  const labels = {
    due: `Total to pay, ${inSentence}`,
    collected: `Total, ${paid}`,
    nothing: 'Total, not due',
    awaited: 'Total to pay by UPI',
    paid: `Total, ${paid}`,
    refunded: 'Total, back to you',
  } satisfies Record<PaymentState, string>;
  return labels[paymentStateOf(order)];
}
