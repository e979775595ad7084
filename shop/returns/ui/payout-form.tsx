import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { endpoints } from '../contract.ts';
import type { Payout } from '../payout.ts';
import { useReturnStep } from './queries.ts';

type Props = { token: string; returnId: number; hint: string };

const empty = { upiId: '', name: '', account: '', ifsc: '' };

/** Asks where the refund goes. An entered account is shown by its end. */
export function PayoutForm({ token, returnId, hint }: Props) {
  const [isOpen, setOpen] = useState(hint === '');
  const [kind, setKind] = useState<Payout['kind']>('upi');
  const [fields, setFields] = useState(empty);
  const { mutate, isPending, error } = useReturnStep(token, (payout: Payout) =>
    callApi(endpoints.setPayout, { body: { token, returnId, payout } }),
  );
  if (!isOpen)
    return (
      <p className="flex flex-wrap items-center gap-3">
        The refund goes to {hint}.
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Change it
        </Button>
      </p>
    );
  const refused = error instanceof ApiError ? error.fields : {};
  const field = (name: keyof typeof empty) => ({
    value: fields[name],
    error: refused[`payout.${name}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const { upiId, ...bank } = fields;
    const done = {
      onSuccess: () => {
        setFields(empty);
        setOpen(false);
      },
    };
    if (!isPending) mutate(kind === 'upi' ? { kind, upiId } : { kind, ...bank }, done);
  };
  return (
    <form noValidate aria-label="Refund" onSubmit={send} className="flex flex-col gap-4">
      <SelectField
        label="Where does the refund go?"
        value={kind}
        onChange={({ target }) => setKind(target.value as Payout['kind'])}
        options={[
          { value: 'upi', label: 'UPI' },
          { value: 'bank', label: 'Bank account' },
        ]}
      />
      {kind === 'upi' && (
        <TextField
          label="UPI ID"
          inputMode="email"
          maxLength={81}
          placeholder="name@bank"
          {...field('upiId')}
        />
      )}
      {kind === 'bank' && (
        <>
          <TextField label="Name of the account holder" maxLength={100} {...field('name')} />
          <TextField label="Account number" inputMode="numeric" {...field('account')} />
          <TextField label="IFSC" {...field('ifsc')} />
        </>
      )}
      <p className="text-sm text-moss">
        We store it encrypted, and delete it after 90 days. We never ask for a PIN, a password or a code.
      </p>
      {error && <Notice tone="error">{error.message}</Notice>}
      <Button type="submit" busy={isPending} className="self-start">
        Save
      </Button>
    </form>
  );
}
