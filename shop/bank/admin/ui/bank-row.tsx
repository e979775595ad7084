import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { matchKinds } from '../../bank.ts';
import type { BankRow } from '../contract.ts';
import { useMatch, usePutAside, useUndoMatch, type WithFactor } from './queries.ts';

type Props = { row: BankRow; mayMatch: boolean; withFactor: WithFactor };

/** A row of the bank with its match, or with what it may be. An accountant reads it, and opens no order. */
export function BankRowItem({ row, mayMatch, withFactor }: Props) {
  const { day, amount, reference, note, accountEnd, state, reversedOn, matches, suggestions } = row;
  const isOpen = state === 'open' || state === 'out';
  const account = accountEnd && `, account ending ${accountEnd}`;
  return (
    <li className="flex flex-col gap-2 py-3 wrap-anywhere">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>
          {`${formatDay(day)}${account}`}
          <span className="block text-sm text-moss">
            {reference ? `Reference ${reference}` : 'No reference of the bank'}
          </span>
          {note && <span className="block text-sm text-moss">{note}</span>}
        </span>
        <span className="tabular-nums">{formatRupees(amount)}</span>
      </div>
      {reversedOn && (
        <p className="text-clay">
          {amount < 0
            ? `The money came back on ${formatDay(reversedOn)}. The customer does not have it: please ask, and pay again.`
            : `The bank took it back on ${formatDay(reversedOn)}. Please look at what it was matched with.`}
        </p>
      )}
      {state === 'reversal' && (
        <p className="text-clay">The bank took money back, and the shop does not know which.</p>
      )}
      {matches.map((match) => (
        <MatchLine key={match.id} match={match} mayMatch={mayMatch} />
      ))}
      {isOpen && (
        <Suggestions
          id={row.id}
          amount={amount}
          suggestions={suggestions}
          mayMatch={mayMatch}
          withFactor={withFactor}
        />
      )}
      {isOpen && mayMatch && <PutAside id={row.id} isDebit={amount < 0} />}
    </li>
  );
}

function PutAside({ id, isDebit }: Pick<BankRow, 'id'> & { isDebit: boolean }) {
  const { mutate, isPending } = usePutAside();
  return (
    <Button variant="secondary" className="self-start" busy={isPending} onClick={() => mutate(id)}>
      {isDebit ? 'Not a refund' : 'Not money of the shop'}
    </Button>
  );
}

type Match = BankRow['matches'][number];
type CreditProps = Pick<Match, 'kind' | 'label' | 'to'> & { mayMatch: boolean };

function CreditLink({ kind, label, to, mayMatch }: CreditProps) {
  if ((kind === 'upi' || kind === 'refund') && !mayMatch) return label;
  return (
    <Link to={to} className="link">
      {label}
    </Link>
  );
}

function MatchLine({ match, mayMatch }: { match: Match; mayMatch: boolean }) {
  const { id, kind, label, to, cause, by, madeAt, undoneAt, undoneCause, undoneBy } = match;
  const how = cause === 'reference' ? 'by its reference' : `by ${by}`;
  const end = undoneCause === 'reversal' ? 'since the bank took it back' : `by ${undoneBy}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className={undoneAt ? 'text-moss' : ''}>
        {kind === 'aside' ? matchKinds.aside : `${matchKinds[kind]}: `}
        {kind !== 'aside' && <CreditLink kind={kind} label={label} to={to} mayMatch={mayMatch} />}
        <span className="block text-sm text-moss">
          {`${kind === 'aside' ? 'Put aside' : 'Matched'} ${how}, ${formatMoment(madeAt)}${undoneAt ? `. Undone ${end}, ${formatMoment(undoneAt)}` : ''}`}
        </span>
      </p>
      {mayMatch && !undoneAt && <UndoMatch id={id} kind={kind} />}
    </div>
  );
}

const undoTexts = {
  upi: 'The row is open again. The payment stays confirmed: undo it on the page of its order.',
  aside: 'The row is open again, and counts as unmatched.',
  refund: 'The row is open again, and its refund counts as in no statement. It stays noted as paid.',
  transfer:
    'The row is open again, and its money counts as not arrived. This match stays in the list as undone.',
};

function UndoMatch({ id, kind }: Pick<Match, 'id' | 'kind'>) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useUndoMatch();
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Undo
      </Button>
      <Dialog title="Undo this match?" open={asking} onClose={() => setAsking(false)}>
        <p className="pb-4 text-moss">
          {undoTexts[kind === 'settlement' || kind === 'remittance' ? 'transfer' : kind]}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => mutate(id, { onSettled: () => setAsking(false) })}
          >
            Undo it
          </Button>
        </div>
      </Dialog>
    </>
  );
}

type SuggestionsProps = Pick<BankRow, 'id' | 'amount' | 'suggestions'> & Omit<Props, 'row'>;

function Suggestions({ id, amount, suggestions, mayMatch, withFactor }: SuggestionsProps) {
  const { mutate, isPending, variables } = useMatch(withFactor);
  const came = Math.abs(amount);
  if (suggestions.length === 0)
    return (
      <p className="text-sm text-moss">
        {amount < 0
          ? 'No refund has this amount in that week.'
          : 'The shop expects no such amount in that week.'}
      </p>
    );
  return (
    <ul aria-label="It may be" className="flex flex-col gap-2">
      {suggestions.map(({ kind, target, label, to, amount: due, day, fits, isNamed, isDue, noted }) => (
        <li key={`${kind} ${target}`} className="flex flex-wrap items-center justify-between gap-x-4">
          <span>
            {`${isDue ? 'Refund that is due' : matchKinds[kind]}: `}
            <CreditLink kind={kind} label={label} to={to} mayMatch={mayMatch} />
            <span className="block text-sm text-moss">
              {`${fits === 'reference' ? 'Same reference' : `Same amount, ${formatDay(day)}`}${isNamed ? ', and the payer wrote its number' : ''}`}
            </span>
            {due !== came && (
              <span className="block text-clay">{`${formatRupees(due)} was expected, ${formatRupees(came)} ${amount < 0 ? 'left' : 'came'}.`}</span>
            )}
            {noted && (
              <span className="block text-sm text-moss">{`Confirmed with the reference ${noted}. The match corrects it.`}</span>
            )}
            {isDue && (
              <span className="block text-clay">
                This refund is still due. If this is it, note it there with its reference.
              </span>
            )}
          </span>
          {mayMatch && due === came && !isDue && (
            <Button
              variant="secondary"
              busy={isPending && variables.target === target}
              disabled={isPending}
              onClick={() => mutate({ id, kind, target, confirms: kind === 'upi' && !noted })}
            >
              {kind === 'upi' && !noted ? 'Confirm this payment' : 'It is this one'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
