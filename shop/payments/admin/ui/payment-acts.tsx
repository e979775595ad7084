import { useState } from 'react';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { ShownPayment } from '../payments.ts';
import { type PaymentAct, usePaymentAct, type WithFactor } from './payment-queries.ts';

type Act = ShownPayment['acts'][number];

const labels: Record<Exclude<Act, 'confirm'>, string> = {
  ask: 'Ask the provider now',
  undo: 'Undo the confirmation',
  count: 'Count it for this order',
  send_back: 'Send the money back',
};

const wire = { ask: 'ask', undo: 'undo', count: 'count', send_back: 'sendBack' } as const;

type Props = { payment: ShownPayment; isOwner: boolean; withFactor: WithFactor };

export function PaymentActs({ payment, isOwner, withFactor }: Props) {
  const { id, orderNumber, acts, amount } = payment;
  const { mutate, isPending } = usePaymentAct(orderNumber, withFactor);
  const shown = acts.filter((act) => act !== 'confirm').filter((act) => isOwner || act !== 'send_back');
  return (
    <>
      {acts.includes('confirm') && (
        <ConfirmPayment key={id} {...{ id, amount, isPending }} confirm={mutate} />
      )}
      {acts.includes('undo') && (
        <p className="text-sm text-moss">
          Undo it if the money never came. The order is to be paid in cash again: call the customer before you
          send it.
        </p>
      )}
      {shown.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {shown.map((act) => (
            <Button
              key={act}
              variant="secondary"
              busy={isPending}
              onClick={() => mutate({ act: wire[act], id })}
            >
              {labels[act]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

type Confirming = { id: string; amount: number; isPending: boolean; confirm: (act: PaymentAct) => void };

/** The amount is typed, so that staff read it in the bank account and not here. */
function ConfirmPayment({ id, amount: wanted, isPending, confirm }: Confirming) {
  const [reference, setReference] = useState('');
  const [amount, setAmount] = useState('');
  return (
    <form
      aria-label="Confirm the payment"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) confirm({ act: 'confirm', id, reference, amount: Number(amount) });
      }}
    >
      <p>
        {`Confirm it when ${formatRupees(wanted)} is in your bank account. A picture of the customer’s phone is no proof.`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Reference value={reference} onChange={setReference} />
        <TextField
          label="Rupees that arrived"
          type="number"
          inputMode="decimal"
          min="0.01"
          step="0.01"
          required
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </div>
      <Button type="submit" className="self-start" busy={isPending}>
        It arrived
      </Button>
    </form>
  );
}

type Paying = {
  id: string;
  amount: number;
  isPending: boolean;
  isGivenBack: boolean;
  pay: (act: PaymentAct) => void;
};

export function PayRefund({ id, amount, isPending, isGivenBack, pay }: Paying) {
  const [reference, setReference] = useState('');
  return (
    <form
      aria-label="Note the refund as paid"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) pay({ act: 'settleRefund', id, reference });
      }}
    >
      <p>
        {isGivenBack
          ? `Pay ${formatRupees(amount)} from your bank once more, then enter the new reference.`
          : `Pay ${formatRupees(amount)} from your bank to the account that it came from, then enter the reference.`}
      </p>
      <Reference value={reference} onChange={setReference} />
      <Button type="submit" variant="secondary" className="self-start" busy={isPending}>
        I paid it
      </Button>
    </form>
  );
}

function Reference({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label="Reference (UTR)"
      hint="12 digits, as your bank shows them."
      inputMode="numeric"
      autoComplete="off"
      required
      maxLength={40}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
