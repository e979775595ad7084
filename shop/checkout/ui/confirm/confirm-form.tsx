import { type ReactNode, useState } from 'react';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { useForm } from 'react-hook-form';
import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { ParagraphField, TextField } from '#platform/ui/text-field.tsx';
import { createStateKeeper } from '#shop/pincodes/state-of-pincode.ts';
import { stateChoices } from '#shop/pincodes/states.ts';
import type { AskedOrder, CorrectedFields, WaitingOrder } from '#shop/orders/confirm.ts';
import { useAnswer } from './queries.ts';

type Props = { token: string; asked: AskedOrder; waiting: WaitingOrder };
type Draft = CorrectedFields & { day: string };

/** The customer checks an order that waits, corrects it, and confirms or cancels it. */
export function ConfirmForm({ token, asked: { orderNumber }, waiting }: Props) {
  const { mutateAsync, error } = useAnswer(token);
  const [asking, setAsking] = useState(false);
  const { version, days, fields, items, amountDue } = waiting;
  const [earliest = '', ...laterDays] = days;
  const { register, handleSubmit, setError, formState } = useForm<Draft>({
    defaultValues: { ...(fields as CorrectedFields), day: earliest },
  });
  const [keeper] = useState(createStateKeeper);
  const confirm = handleSubmit(async ({ day, ...corrected }) => {
    const isLater = laterDays.includes(day);
    const given = { version, fields: corrected, ...keeper.keep(corrected), ...(isLater ? { day } : {}) };
    await mutateAsync({ act: 'confirm', ...given }).catch((refused: unknown) => {
      if (!(refused instanceof ApiError)) throw refused;
      keeper.note(refused, corrected);
      for (const [path, message] of Object.entries(refused.fields))
        setError(path.replace(/^fields\./, '') as keyof Draft, { message }, { shouldFocus: true });
    });
  });
  const field = (name: keyof Draft) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <form noValidate aria-label="Your order" onSubmit={confirm} className="flex flex-col gap-6">
      <Summary orderNumber={orderNumber} items={items} amountDue={amountDue} />
      <Fields legend="It goes to">
        <TextField label="Name" autoComplete="name" maxLength={120} {...field('name')} />
        <TextField label="Mobile number" inputMode="tel" autoComplete="tel-national" {...field('phone')} />
        <ParagraphField label="Address" maxLength={700} className="sm:col-span-2" {...field('addressLine')} />
        <TextField label="City" autoComplete="address-level2" maxLength={120} {...field('city')} />
        <SelectField label="State" options={stateChoices} {...field('state')} />
        <TextField label="Pincode" inputMode="numeric" autoComplete="postal-code" {...field('pincode')} />
        {days.length > 0 && (
          <SelectField
            label="Deliver by"
            hint="Another pincode may need longer."
            options={days.map((value) => ({
              value,
              label: `${formatWeekdayAndYear(value)}${value === earliest ? ', the earliest' : ''}`,
            }))}
            {...field('day')}
          />
        )}
      </Fields>
      {error && <Notice tone="error">{failureOf(error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={formState.isSubmitting}>
          Confirm order
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Cancel order
        </Button>
      </div>
      <CancelDialog
        orderNumber={orderNumber}
        open={asking}
        onClose={() => setAsking(false)}
        onCancel={() => mutateAsync({ act: 'cancel' }).catch(() => setAsking(false))}
      />
    </form>
  );
}

type SummaryProps = Pick<WaitingOrder, 'items' | 'amountDue'> & { orderNumber: string };

function Summary({ orderNumber, items, amountDue }: SummaryProps) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        Order <strong className="font-semibold whitespace-nowrap">{orderNumber}</strong>
        <span>
          {amountDue > 0
            ? ` waits for you. We send it when you confirm it, and you pay ${formatRupees(amountDue)} in cash at the door.`
            : ' waits for you. We send it when you confirm it.'}
        </span>
      </p>
      <ul aria-label="Items" className="list-disc pl-5">
        {items.map(({ sku, productName, quantity }) => (
          <li key={sku}>
            {quantity} × {productName}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fields({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-lg border border-line bg-paper p-4 md:p-6">
      <legend className="float-left w-full pb-4 text-sm font-semibold tracking-wide text-moss uppercase">
        {legend}
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type CancelProps = {
  orderNumber: string;
  open: boolean;
  onClose: () => void;
  onCancel: () => Promise<unknown>;
};

function CancelDialog({ orderNumber, open, onClose, onCancel }: CancelProps) {
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    await onCancel();
    setBusy(false);
  };
  return (
    <Dialog title="Cancel this order?" open={open} onClose={onClose}>
      <p className="text-moss">
        Order <span className="whitespace-nowrap">{orderNumber}</span> will not be delivered and nothing is
        due. This cannot be undone.
      </p>
      <div className="flex flex-wrap justify-end gap-3 pt-4">
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void cancel()}>
          Cancel order
        </Button>
      </div>
    </Dialog>
  );
}
