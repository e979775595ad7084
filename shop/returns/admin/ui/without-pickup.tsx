import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { endpoints, type ReturnDetail } from '../contract.ts';
import { useStep } from './queries.ts';

/** Refunds an approved return while the customer keeps the products, such as a jar that leaks. */
export function WithoutPickup({ shown: { id, lines } }: { shown: ReturnDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [refunded, setRefunded] = useState<Record<number, string>>({});
  const { mutate, isPending, error } = useStep(id, () =>
    callApi(endpoints.refundWithoutPickup, {
      params: { id: String(id) },
      body: {
        lines: lines.map(({ orderLineId, quantity }) => ({
          orderLineId,
          refundedQuantity: Number(refunded[orderLineId] ?? quantity),
        })),
      },
    }),
  );
  if (!isOpen)
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        Refund without a pickup
      </Button>
    );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate(undefined);
  };
  return (
    <form
      noValidate
      aria-label="Refund without a pickup"
      onSubmit={send}
      className="flex flex-col items-start gap-4"
    >
      {lines.map(({ orderLineId, productName, quantity }) => (
        <TextField
          key={orderLineId}
          label={`Refund how many of ${productName}, at most ${quantity}`}
          inputMode="numeric"
          maxLength={5}
          value={refunded[orderLineId] ?? String(quantity)}
          onChange={({ target }) =>
            setRefunded({ ...refunded, [orderLineId]: target.value.replaceAll(/\D/g, '') })
          }
        />
      ))}
      <p className="text-sm text-moss">
        The customer keeps the products, and nothing returns to stock. The credit note is issued at once, and
        nobody can take this back.
      </p>
      {error && <Notice tone="error">{error.message}</Notice>}
      <Button type="submit" busy={isPending}>
        Refund it
      </Button>
    </form>
  );
}
