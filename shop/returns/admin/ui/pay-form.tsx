import { type SubmitEvent, useState } from 'react';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Payout } from '../../payout.ts';
import { sameWay } from '../../states.ts';
import { endpoints, type ReturnDetail } from '../contract.ts';
import { useStep } from './queries.ts';

/** Asks for the second factor again where an action needs it. */
export type WithFactor = <Result>(action: () => Promise<Result>) => Promise<Result>;

type Props = { shown: ReturnDetail; withFactor: WithFactor };

/** Pays a refund that is due: opens the account, agrees to a large amount, and notes the payment. */
export function PayForm({ shown, withFactor }: Props) {
  const { id, payoutHint, payoutVersion, needsColleague, isInvolved, isApproved, mayPay } = shown;
  const params = { id: String(id) };
  const [payout, setPayout] = useState<Payout>();
  const isSameWay = payoutHint === sameWay;
  // The provider has its own number of the refund.
  const [reference, setReference] = useState(isSameWay ? 'same-way' : '');
  const [failure, setFailure] = useState('');
  const approve = useStep(id, () =>
    withFactor(() => callApi(endpoints.approvePayout, { params, body: { payoutVersion } })),
  );
  const pay = useStep(id, () =>
    withFactor(() => callApi(endpoints.pay, { params, body: { payoutVersion, reference } })),
  );
  if (payoutHint === '')
    return <Notice>The customer has not said where the refund goes. The email asked for it.</Notice>;
  const open = () =>
    withFactor(() => callApi(endpoints.showPayout, { params })).then(
      (opened) => setPayout(opened.payout),
      (error: unknown) => setFailure(error instanceof Error ? error.message : ''),
    );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pay.isPending) pay.mutate(undefined);
  };
  const said = failure || approve.error?.message || pay.error?.message;
  return (
    <section aria-label="Refund" className="flex flex-col items-start gap-4">
      <p>The refund goes to {payoutHint}.</p>
      {shown.linkBeforeAccount && <LinkBeforeAccount link={shown.linkBeforeAccount} />}
      {!isSameWay && !payout && <Button onClick={() => void open()}>Show the account</Button>}
      {payout && <Account payout={payout} />}
      {needsColleague && !mayPay && (!isApproved || isInvolved) && (
        <>
          <Notice>
            A refund of this amount needs two of you: one agrees, another pays. The limit counts what you paid
            in 24 hours, and all refunds of the order.
          </Notice>
          <Button busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
            I agree to this refund
          </Button>
        </>
      )}
      {needsColleague && isInvolved && (
        <Notice>
          You asked for this return, inspected it, shared its link or noted its account. A colleague who did
          not must pay it.
        </Notice>
      )}
      {needsColleague && !isInvolved && isApproved && !mayPay && (
        <Notice>You agreed. A colleague pays it now.</Notice>
      )}
      {mayPay && (
        <form noValidate aria-label="Payment" onSubmit={send} className="flex flex-col items-start gap-3">
          {!isSameWay && (
            <TextField
              label="The bank’s number of the payment"
              hint="Pay at your bank first. Then enter its number, such as the UTR."
              maxLength={60}
              value={reference}
              onChange={({ target }) => setReference(target.value)}
            />
          )}
          <Button type="submit" busy={pay.isPending}>
            {isSameWay ? 'Send it back' : 'It is paid'}
          </Button>
        </form>
      )}
      {said && <Notice tone="error">{said}</Notice>}
    </section>
  );
}

function LinkBeforeAccount({ link }: { link: NonNullable<ReturnDetail['linkBeforeAccount']> }) {
  const { who, at, accountAt, isChanged } = link;
  return (
    <Notice>
      {who} fetched the customer’s link on {formatMoment(at)}. The account was{' '}
      {isChanged ? 'changed' : 'named'} after that, on {formatMoment(accountAt)}. Please ask the customer
      whether it is theirs.
    </Notice>
  );
}

function Account({ payout }: { payout: Payout }) {
  const facts =
    payout.kind === 'upi'
      ? [['UPI ID', payout.upiId]]
      : [
          ['Name', payout.name],
          ['Account number', payout.account],
          ['IFSC', payout.ifsc],
        ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-moss">{label}</dt>
          <dd className="font-semibold break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
