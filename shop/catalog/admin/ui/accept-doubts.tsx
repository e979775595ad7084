import { useId, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Field, inputLook } from '#platform/ui/field.tsx';
import type { EditedProduct } from '../contract.ts';
import { useAcceptDoubts } from './queries.ts';

type Props = { product: EditedProduct; isOwner: boolean; isDirty: boolean };

/** Where the owner gives the reason for doubtful words. Others read that only the owner can. */
export function AcceptDoubts({ product, isOwner, isDirty }: Props) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useAcceptDoubts(product);
  const heading = useId();
  const isDoubtful = product.problems.some(({ kind }) => kind === 'doubt');
  if (!isDoubtful) return null;
  if (!isOwner) return <p className="pt-2 text-sm">Doubtful words need a reason by the owner.</p>;
  return (
    <form
      aria-labelledby={heading}
      className="flex flex-col gap-3 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(reason);
      }}
    >
      <h3 id={heading} className="text-base">
        Doubtful words
      </h3>
      <Field
        label="Why they may stand"
        hint="The log keeps the reason with your name."
        error={error?.message}
      >
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={500}
            value={reason}
            className={inputLook}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={isDirty} busy={isPending}>
        Let them stand
      </Button>
    </form>
  );
}
