import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { methodOf } from '#shop/payments/methods.ts';
import type { OrderSummary } from '../contract.ts';
import { paymentStateOf } from '../payment-of.ts';
import { paymentLabels } from '../state-record.ts';

type Props = { orders: readonly OrderSummary[]; refunds: (orderNumber: string) => ReactNode };

export function PaymentList({ orders, refunds }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map(({ orderNumber, placedAt, totalAmount, state, paymentMode }) => (
        <li key={orderNumber} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 py-3">
          <div>
            <Link
              to={`/orders/${orderNumber}`}
              className="link inline-flex min-h-11 items-center whitespace-nowrap"
            >
              {orderNumber}
            </Link>
            <p className="text-sm text-moss">
              {formatDay(placedAt)}, {methodOf(paymentMode).inSentence}
            </p>
          </div>
          <div className="text-right">
            <p className="py-2.5 font-semibold">{formatRupees(totalAmount)}</p>
            <p className="text-sm text-moss">{paymentLabels[paymentStateOf({ state, paymentMode })]}</p>
          </div>
          {refunds(orderNumber)}
        </li>
      ))}
    </ul>
  );
}
