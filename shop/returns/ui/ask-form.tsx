import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import type { AskForm as Asked, ReturnableLine } from '../contract.ts';
import type { Counts } from './refund-text.ts';
import {
  type ReturnReason,
  returnReasonNames,
  returnReasons,
  type ReturnRemedy,
  returnRemedies,
  returnRemedyNames,
} from '../reasons.ts';

/** The choices of a customer so far. */
type Asking = { counts: Counts; remedy: ReturnRemedy; reason: ReturnReason | '' };

type Props<Line> = {
  lines: Line[];
  send: (asked: Asked) => void;
  isPending: boolean;
  error: Error | null;
  picture?: (line: Line) => ReactNode;
  /** Above the button: a hint, or what the chosen units mean. */
  children?: ReactNode | ((asked: Asking) => ReactNode);
};

/** Asks for a return: what, how many and why. */
export function AskForm<Line extends ReturnableLine>({
  lines,
  send,
  isPending,
  error,
  picture,
  children,
}: Props<Line>) {
  // Sent again after a lost response, the same id asks once.
  const [requestId] = useState(() => crypto.randomUUID());
  const { reason, setReason, remedy, setRemedy, isFault, counts, setCounts, chosen } = useAsking(lines);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(0);
  const form = useFirstWrong(tried);
  const firstOpen = lines.findIndex((line) => whyNot(line, reason) === null);
  const unitsError = tried > 0 && chosen.length === 0 ? 'Please choose what is returned.' : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen.length === 0 || reason === '') return setTried(tried + 1);
    if (!isPending) send({ requestId, reason, remedy, note, lines: chosen });
  };
  return (
    <form ref={form} noValidate aria-label="Return" onSubmit={submit} className="flex flex-col gap-5">
      <SelectField
        label="Why is it returned?"
        value={reason}
        error={tried > 0 && reason === '' ? 'Please choose a reason.' : undefined}
        onChange={({ target }) => setReason(target.value as ReturnReason)}
        options={[
          { value: '', label: 'Please choose' },
          ...returnReasonNames.map((value) => ({ value, label: returnReasons[value].label })),
        ]}
      />
      {lines.map((line, at) => (
        <div key={line.orderLineId} className="flex items-start gap-4">
          {picture && <div className="w-16 shrink-0 overflow-hidden rounded-md">{picture(line)}</div>}
          <div className="min-w-0 flex-1">
            <Units
              line={line}
              reason={reason}
              count={counts[line.orderLineId] ?? 0}
              error={at === firstOpen ? unitsError : undefined}
              onCount={(count) => setCounts({ ...counts, [line.orderLineId]: count })}
            />
          </div>
        </div>
      ))}
      {isFault && (
        <SelectField
          label="What would you like?"
          value={remedy}
          onChange={({ target }) => setRemedy(target.value as ReturnRemedy)}
          options={returnRemedyNames.map((value) => ({ value, label: returnRemedies[value].label }))}
        />
      )}
      <TextAreaField
        label="What is wrong (optional)"
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {typeof children === 'function'
        ? children({ counts, reason, remedy })
        : children && <p className="text-sm text-moss">{children}</p>}
      {error && <Notice tone="error">{error.message}</Notice>}
      <Button type="submit" busy={isPending} className="self-start">
        Ask for the return
      </Button>
    </form>
  );
}

/** The choices of the form. A single product is chosen already, and a change of mind is refunded. */
function useAsking(lines: ReturnableLine[]) {
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [remedy, setRemedy] = useState<ReturnRemedy>('refund');
  const [counts, setCounts] = useState<Counts>(() =>
    lines.length === 1 ? { [lines[0]!.orderLineId]: 1 } : {},
  );
  const isFault = reason !== '' && returnReasons[reason].isFault;
  const chosen = lines
    .map(({ orderLineId }) => ({ orderLineId, quantity: counts[orderLineId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const asked: ReturnRemedy = isFault ? remedy : 'refund';
  return { reason, setReason, remedy: asked, setRemedy, isFault, counts, setCounts, chosen };
}

type UnitsProps = {
  line: ReturnableLine;
  reason: ReturnReason | '';
  count: number;
  error: string | undefined;
  onCount: (count: number) => void;
};

/** Returns why a line cannot be returned for a reason. Null while it can, or none is chosen. */
function whyNot({ refused }: ReturnableLine, reason: ReturnReason | ''): string | null {
  if (reason === '') return null;
  return returnReasons[reason].isFault ? refused.fault : refused.change;
}

function Units({ line, reason, count, error, onCount }: UnitsProps) {
  const { productName, left } = line;
  const why = whyNot(line, reason);
  if (why)
    return (
      <p className="text-sm text-moss">
        {productName}: {why}
      </p>
    );
  return (
    <SelectField
      label={`How many of ${productName}`}
      value={String(count)}
      error={error}
      onChange={({ target }) => onCount(Number(target.value))}
      options={Array.from({ length: left + 1 }, (_, units) => ({
        value: String(units),
        label: units === 0 ? 'None' : String(units),
      }))}
    />
  );
}

/** A refused form takes the focus to its first wrong field. */
function useFirstWrong(tried: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);
  return form;
}
