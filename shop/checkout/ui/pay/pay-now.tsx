import { type ReactNode, useEffect, useState } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatTime } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { endpoints, type PayNow as Shown } from '#shop/payments/pay.ts';
import { isPhone } from './is-phone.ts';
import { OfferToPay, offerText, payNowFrame } from './offer-to-pay.tsx';
import { type Payer, TurnToCash, useNewsOfWait } from './turn-to-cash.tsx';

/** Refetched every second and a half while a payment waits, so that it turns to paid within three. */
function payNowQuery(payer: Payer) {
  return queryOptions({
    queryKey: ['payment', payer],
    queryFn: ({ signal }) =>
      'token' in payer
        ? callApi(endpoints.lookByLink, { params: payer }, { signal })
        : callApi(endpoints.look, { params: payer }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.payment?.state === 'waiting' || data?.wait?.until ? 1_500 : false,
  });
}

/** Offers to pay a cash order by UPI until it is packed, and shows the code, the link and what became of them. */
export default function PayNow({ payer, space }: { payer: Payer; space: ReactNode }) {
  const client = useQueryClient();
  const { data } = useQuery(payNowQuery(payer));
  const shownKey = JSON.stringify('token' in payer ? ['track', payer.token] : ['orders', payer.orderNumber]);
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
  useNewsOfWait(payer, data);
  if (!data) return space;
  const cash = data.wait && <TurnToCash payer={payer} wait={data.wait} />;
  if (isDone || (data.payment?.state === 'waiting' && data.offer))
    return (
      <PaymentNews shown={data} begin={mutate} busy={isPending} failure={error?.message}>
        {cash}
      </PaymentNews>
    );
  if (!data.offer)
    return (
      cash && (
        <section className={payNowFrame}>
          {data.payment && data.wait?.until && <Notice key="ended">The time to pay by UPI has ended.</Notice>}
          <div className="empty:hidden">{cash}</div>
        </section>
      )
    );
  const { amount, saving } = data.offer;
  const { state, message } = data.payment ?? {};
  return (
    <section aria-label="Pay now" className={payNowFrame}>
      {state === 'failed' && (
        <Notice key="failed" tone="error">
          {`${message} You can try again.`}
        </Notice>
      )}
      {state === 'over' && (
        <Notice key="over">The time to pay has ended. You can begin again, or pay in cash.</Notice>
      )}
      <OfferToPay words={data.wait ? beforeText(data.wait) : offerText(saving)}>
        <Button busy={isPending} onClick={() => mutate(isPhone() ? 'link' : 'code')}>
          {`Pay ${formatRupees(amount)} now by UPI`}
        </Button>
      </OfferToPay>
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
  const { code, link, until, upiId, mayOpenApp } = payment;
  return (
    <section key="waiting" aria-label="Pay now" className={payNowFrame}>
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
      {upiId && <CopyUpiId upiId={upiId} amount={amount} isFirst={!mayOpenApp} />}
      <div className="flex flex-wrap gap-3">
        {link && <ButtonLink to={link}>Open your UPI app</ButtonLink>}
        {!link && mayOpenApp && isPhone() && (
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
function CopyUpiId({ upiId, amount, isFirst }: { upiId: string; amount: string; isFirst: boolean }) {
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
      <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => void copy()}>
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
