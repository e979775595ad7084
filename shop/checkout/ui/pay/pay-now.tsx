import { type ReactNode, useEffect, useState } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatTime } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { endpoints, type PayNow as Shown } from '#shop/payments/pay.ts';
import { orderQuery, trackQuery } from '#shop/orders/ui/queries.ts';
import { isPhone } from './is-phone.ts';
import { TurnToCash, useNewsOfWait } from './turn-to-cash.tsx';

/** The customer of an order, or anybody with its tracking link. */
type Payer = { orderNumber: string } | { token: string };

/** Refetched every two seconds while a payment waits. */
function payNowQuery(payer: Payer) {
  return queryOptions({
    queryKey: ['payment', payer],
    queryFn: ({ signal }) =>
      'token' in payer
        ? callApi(endpoints.lookByLink, { params: payer }, { signal })
        : callApi(endpoints.look, { params: payer }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.payment?.state === 'waiting' || data?.wait?.until ? 2_000 : false,
  });
}

/** Offers to pay a cash order by UPI until it is packed, and shows the code, the link and what became of them. */
export default function PayNow({ payer }: { payer: Payer }) {
  const client = useQueryClient();
  const { data } = useQuery(payNowQuery(payer));
  const { queryKey } = 'token' in payer ? trackQuery(payer.token) : orderQuery(payer.orderNumber);
  const shownKey = JSON.stringify(queryKey);
  const isDone = data?.payment?.state === 'paid' || data?.payment?.state === 'goes back';
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: JSON.parse(shownKey) as string[] });
  }, [client, isDone, shownKey]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (show: 'code' | 'link') =>
      'token' in payer
        ? callApi(endpoints.beginByLink, { params: payer, body: { show } })
        : callApi(endpoints.begin, { params: payer, body: { show } }),
    onSuccess: (shown) => client.setQueryData(payNowQuery(payer).queryKey, shown),
  });
  useNewsOfWait(data);
  if (!data) return <PayNowSpace />;
  const cash = data.wait && 'orderNumber' in payer && <TurnToCash payer={payer} wait={data.wait} />;
  if (isDone || (data.payment?.state === 'waiting' && data.offer))
    return (
      <PaymentNews shown={data} begin={mutate} busy={isPending} failure={error?.message}>
        {cash}
      </PaymentNews>
    );
  if (!data.offer)
    return (
      cash && (
        <section className={frame}>
          <div className="empty:hidden">{cash}</div>
        </section>
      )
    );
  const { amount, saving } = data.offer;
  const { state, message } = data.payment ?? {};
  return (
    <section aria-label="Pay now" className={frame}>
      {state === 'failed' && (
        <Notice key="failed" tone="error">
          {`${message} You can try again.`}
        </Notice>
      )}
      {state === 'over' && (
        <Notice key="over">The time to pay has ended. You can begin again, or pay in cash.</Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-56 flex-1">
          {data.wait
            ? beforeText(data.wait)
            : saving > 0
              ? `You may pay now instead of at the door and save ${formatRupees(saving)}.`
              : 'You may pay now instead of at the door.'}
        </p>
        <Button busy={isPending} onClick={() => mutate(isPhone() ? 'link' : 'code')}>
          {`Pay ${formatRupees(amount)} now by UPI`}
        </Button>
      </div>
      {error && (
        <Notice key="error" tone="error">
          {error.message}
        </Notice>
      )}
      <div className="empty:hidden">{cash}</div>
    </section>
  );
}

function beforeText({ until }: { until: string | null }): string {
  return `Your order is placed with your payment${until ? `. We keep it for you until ${formatTime(until)}` : ''}.`;
}

const frame =
  'screen-only flex min-h-16 flex-col justify-center gap-3 rounded-lg border border-line bg-paper p-4';

/** The place of the offer while it loads. */
function PayNowSpace() {
  return <div aria-hidden className="screen-only min-h-16" />;
}

type NewsProps = {
  shown: Shown;
  begin: (show: 'code' | 'link') => void;
  busy: boolean;
  failure: string | undefined;
  /** The way to cash of an order that waits for its payment. */
  children: ReactNode;
};

function PaymentNews({ shown: { payment }, begin, busy, failure, children }: NewsProps) {
  if (!payment) return null;
  const amount = formatRupees(payment.amount);
  if (payment.state === 'paid')
    return (
      <Notice key="paid">{`We have your payment of ${amount}. There is nothing to pay at the door.`}</Notice>
    );
  if (payment.state === 'goes back')
    return (
      <Notice key="back">{`Your payment of ${amount} goes back to the account that you paid from.`}</Notice>
    );
  const { code, link, until, upiId } = payment;
  return (
    <section key="waiting" aria-label="Pay now" className={frame}>
      <p>{askOf({ amount, code, until, upiId })}</p>
      {code && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          alt={`UPI code to pay ${amount}`}
          width={240}
          height={240}
          className="self-center rounded-md bg-white"
        />
      )}
      {upiId && <CopyUpiId upiId={upiId} amount={amount} />}
      <div className="flex flex-wrap gap-3">
        {link && (
          <a href={link} className="link inline-flex min-h-11 items-center">
            Open your UPI app
          </a>
        )}
        {!link && isPhone() && (
          <Button busy={busy} onClick={() => begin('link')}>
            Pay with your UPI app
          </Button>
        )}
        {!code && (
          <Button variant="secondary" busy={busy} onClick={() => begin('code')}>
            Show a code to scan
          </Button>
        )}
      </div>
      <output className="text-sm text-moss">
        {children
          ? 'Waiting for your payment.'
          : 'Waiting for your payment. You may also leave it and pay in cash at the door.'}
      </output>
      {failure && (
        <Notice key="failure" tone="error">
          {failure}
        </Notice>
      )}
      <div className="empty:hidden">{children}</div>
    </section>
  );
}

/** A phone cannot scan the code on its own screen. */
function CopyUpiId({ upiId, amount }: { upiId: string; amount: string }) {
  const [news, setNews] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(upiId);
      setNews('Copied.');
    } catch {
      setNews('The browser did not copy it. Please select it.');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        On this phone, pay {amount} to <strong className="wrap-anywhere">{upiId}</strong>
      </p>
      <Button variant="secondary" onClick={() => void copy()}>
        Copy the UPI ID
      </Button>
      <output className="text-sm text-moss">{news}</output>
    </div>
  );
}

type Params = { amount: string } & Pick<NonNullable<Shown['payment']>, 'code' | 'until' | 'upiId'>;

function askOf({ amount, code, until, upiId }: Params): string {
  const how = code ? `Scan this code with any UPI app and pay ${amount}` : `Pay ${amount} with your UPI app`;
  if (upiId) return `${how}. We look for it in our bank account, then tell you by email and here.`;
  return `${how}${until ? ` before ${formatTime(until)}` : ''}. This page turns to paid by itself.`;
}
