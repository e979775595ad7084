import { useState } from 'react';
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
          {`You save ${formatRupees(amount)} with ${name}`}
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
        {problem && `: ${problem}`}
      </p>
      <Button variant="quiet" className="-ml-5" onClick={() => keepCode('')}>
        Remove code
      </Button>
    </div>
  );
}

function CodeField() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  if (!isOpen)
    return (
      <Button
        variant="quiet"
        className="-ml-5 self-start"
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        I have a code
      </Button>
    );
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
        autoFocus
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
