import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { endpoints, type ReturnDetail } from '../contract.ts';
import type { WithFactor } from './pay-form.tsx';
import { useStep } from './queries.ts';

type Props = { shown: ReturnDetail; withFactor: WithFactor };

/** Notes the UPI ID that a customer says on the phone. Nobody sees it again but by its end, until the payment. */
export function NoteAccount({ shown: { id, payoutHint, accountNotedBy }, withFactor }: Props) {
  const [upiId, setUpiId] = useState('');
  const { mutate, isPending, error } = useStep(id, (typed: string) =>
    withFactor(() =>
      callApi(endpoints.notePayout, {
        params: { id: String(id) },
        body: { payout: { kind: 'upi', upiId: typed } },
      }),
    ),
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate(upiId, { onSuccess: () => setUpiId('') });
  };
  const refused = error instanceof ApiError ? error.fields['payout.upiId'] : undefined;
  return (
    <form noValidate aria-label="Account" onSubmit={send} className="flex flex-col items-start gap-3">
      {accountNotedBy && (
        <Notice>{accountNotedBy} noted the account that the customer said on the phone.</Notice>
      )}
      <TextField
        label={payoutHint ? 'Another UPI ID, as the customer says it' : 'UPI ID, as the customer says it'}
        hint="It is stored sealed, and the customer gets an email. Read it back letter by letter."
        className="w-full max-w-md"
        inputMode="email"
        autoComplete="off"
        maxLength={81}
        value={upiId}
        error={refused}
        onChange={({ target }) => setUpiId(target.value)}
      />
      {error && !refused && <Notice tone="error">{error.message}</Notice>}
      <Button type="submit" variant="secondary" busy={isPending}>
        Note the UPI ID
      </Button>
    </form>
  );
}
