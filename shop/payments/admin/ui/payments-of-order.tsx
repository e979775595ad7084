import { useQuery } from '@tanstack/react-query';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { paymentStates, refundCauses, refundStates } from '../../payment-states.ts';
import type { ShownPayment } from '../payments.ts';
import { PaymentActs, PayRefund } from './payment-acts.tsx';
import { needLabels, providerLabel } from './payment-labels.ts';
import { paymentsQuery, usePaymentAct, type WithFactor } from './payment-queries.ts';

type Props = { orderNumber: string; isOwner: boolean; withFactor: WithFactor };

/** The payments of an order with what happened to them, and what staff may do. Nothing for an order without one. */
export function PaymentsOfOrder({ orderNumber, isOwner, withFactor }: Props) {
  const { data, isError, refetch } = useQuery(paymentsQuery(orderNumber));
  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The payments could not be loaded.
      </Notice>
    );
  if (!data || data.payments.length === 0) return null;
  return (
    <Part title={data.payments.length === 1 ? 'Payment' : 'Payments'}>
      <ul className="divide-y divide-line">
        {data.payments.map((payment) => (
          <li key={payment.id} className="flex flex-col gap-3 py-3">
            <Heading payment={payment} />
            <Events payment={payment} />
            <Refunds payment={payment} isOwner={isOwner} withFactor={withFactor} />
            <PaymentActs payment={payment} isOwner={isOwner} withFactor={withFactor} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Heading({ payment }: { payment: ShownPayment }) {
  const { provider, state, amount, need, reference, reason, askedAt, until, refunds } = payment;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="tabular-nums">{formatRupees(amount)}</strong>
        <span>{providerLabel(provider)}</span>
        <Badge>{paymentStates[state].label}</Badge>
        {need && <Badge tone="sale">{needLabels[need]}</Badge>}
        {refunds.some(({ isGivenBack }) => isGivenBack) && <Badge tone="sale">A refund came back</Badge>}
      </p>
      <p className="text-sm text-moss wrap-anywhere">
        {[
          reference && `Reference ${reference}`,
          reason,
          until && `The customer may pay until ${formatMoment(until)}`,
          askedAt && `The provider was asked at ${formatMoment(askedAt)}`,
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
    </div>
  );
}

function Events({ payment: { events } }: { payment: ShownPayment }) {
  return (
    <ol aria-label="What happened to the payment" className="flex flex-col gap-1 text-sm">
      {events.map(({ at, state, amount, note, who }) => (
        <li key={`${at} ${state} ${note} ${amount}`} className="wrap-anywhere">
          {formatMoment(at)}, {who}:{' '}
          {amount === null ? paymentStates[state].label : `refund of ${formatRupees(amount)}`}
          {note && <span className="text-moss">. {note}</span>}
        </li>
      ))}
    </ol>
  );
}

function Refunds({ payment, isOwner, withFactor }: { payment: ShownPayment } & Omit<Props, 'orderNumber'>) {
  const { mutate, isPending } = usePaymentAct(payment.orderNumber, withFactor);
  if (payment.refunds.length === 0) return null;
  return (
    <ul aria-label="Refunds" className="flex flex-col gap-3">
      {payment.refunds.map(({ id, amount, cause, state, at, act, isGivenBack }) => (
        <li key={id} className="flex flex-col gap-2">
          <p>
            Refund of <span className="tabular-nums">{formatRupees(amount)}</span>: {refundCauses[cause]},{' '}
            {formatMoment(at)}. {isGivenBack ? 'It came back' : refundStates[state]}.
          </p>
          {isGivenBack && (
            <Notice tone="error">
              The bank gave this refund back. Please ask the customer for the right account, and pay it again.
            </Notice>
          )}
          {act === 'pay' && (
            <PayRefund key={`${isGivenBack}`} {...{ id, amount, isPending, isGivenBack }} pay={mutate} />
          )}
          {act === 'release' &&
            (isOwner ? (
              <Button
                variant="secondary"
                className="self-start"
                busy={isPending}
                onClick={() => mutate({ act: 'releaseRefund', id })}
              >
                Send this refund
              </Button>
            ) : (
              <Notice>The refunds of the day are used up. The owner sends this one.</Notice>
            ))}
        </li>
      ))}
    </ul>
  );
}
