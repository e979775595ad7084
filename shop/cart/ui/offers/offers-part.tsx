import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { ShownPrice } from '../use-price.ts';
import { keepCode } from './offer-code.ts';

type Offers = NonNullable<ShownPrice['offers']>;

/** The savings of a cart, what another offer needs, and the field for a code. It loads where the shop has an offer. */
export default function OffersPart({ offers }: { offers: Offers }) {
  const { savings, missing, takesCode = false, code } = offers;
  return (
    <div className="flex flex-col gap-2 py-2">
      {savings.map(({ id, name, amount, condition }) => (
        <p key={id} className="font-semibold text-leaf wrap-anywhere">
          <span>{`You save ${formatRupees(amount)} with ${name}`}</span>
          {condition && <span className="font-normal">{`, ${condition}`}</span>}
        </p>
      ))}
      {missing && (
        <p className="text-sm text-moss wrap-anywhere">
          {`${formatRupees(missing.amount)} more for “${missing.name}”`}
        </p>
      )}
      {code ? <GivenCode code={code} /> : takesCode && <CodeField />}
    </div>
  );
}

function GivenCode({ code: { text, problem } }: { code: NonNullable<Offers['code']> }) {
  return (
    <div className="text-sm">
      <p role={problem ? 'alert' : 'status'} className={`wrap-anywhere ${problem ? 'text-clay' : ''}`}>
        Code <span className="font-semibold">{text}</span>
        {problem && <span>{`: ${problem}`}</span>}
      </p>
      <Button variant="quiet" className="-ml-5" onClick={() => keepCode('')}>
        Remove code
      </Button>
    </div>
  );
}

function CodeField() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenCodeField />;
  return (
    <Button variant="quiet" className="-ml-5 self-start" aria-expanded={false} onClick={() => setOpen(true)}>
      I have a code
    </Button>
  );
}

/** The customer has just opened it, so it takes the focus. */
function OpenCodeField() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      aria-label="Code"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        keepCode(typed);
      }}
    >
      <TextField
        className="min-w-0 flex-1"
        label="Code"
        value={typed}
        maxLength={60}
        ref={field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary">
        Use
      </Button>
    </form>
  );
}
