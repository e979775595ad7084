import { type ReactNode, type SubmitEvent, useState } from 'react';
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
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const [remedy, setRemedy] = useState<ReturnRemedy>('refund');
  const [counts, setCounts] = useState<Counts>(() =>
    lines.length === 1 ? { [lines[0]!.orderLineId]: 1 } : {},
  );
  const [missing, setMissing] = useState('');
  const isFault = reason !== '' && returnReasons[reason].isFault;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = lines
      .map(({ orderLineId }) => ({ orderLineId, quantity: counts[orderLineId] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0) return setMissing('Please choose what is returned.');
    if (reason === '') return setMissing('Please choose a reason.');
    setMissing('');
    if (!isPending) send({ requestId, reason, remedy: isFault ? remedy : 'refund', note, lines: chosen });
  };
  return (
    <form noValidate aria-label="Return" onSubmit={submit} className="flex flex-col gap-5">
      <SelectField
        label="Why is it returned?"
        value={reason}
        onChange={({ target }) => {
          setMissing('');
          setReason(target.value as ReturnReason);
        }}
        options={[
          { value: '', label: 'Please choose' },
          ...returnReasonNames.map((value) => ({ value, label: returnReasons[value].label })),
        ]}
      />
      {lines.map((line) => (
        <div key={line.orderLineId} className="flex items-start gap-4">
          {picture && <div className="w-16 shrink-0 overflow-hidden rounded-md">{picture(line)}</div>}
          <div className="min-w-0 flex-1">
            <Units
              line={line}
              reason={reason}
              count={counts[line.orderLineId] ?? 0}
              onCount={(count) => {
                setMissing('');
                setCounts({ ...counts, [line.orderLineId]: count });
              }}
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
        ? children({ counts, reason, remedy: isFault ? remedy : 'refund' })
        : children && <p className="text-sm text-moss">{children}</p>}
      {(missing || error) && <Notice tone="error">{missing || error?.message}</Notice>}
      <Button type="submit" busy={isPending} className="self-start">
        Ask for the return
      </Button>
    </form>
  );
}

type UnitsProps = {
  line: ReturnableLine;
  reason: ReturnReason | '';
  count: number;
  onCount: (count: number) => void;
};

function Units({ line: { productName, left, refused }, reason, count, onCount }: UnitsProps) {
  const why = reason === '' ? null : returnReasons[reason].isFault ? refused.fault : refused.change;
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
      onChange={({ target }) => onCount(Number(target.value))}
      options={Array.from({ length: left + 1 }, (_, units) => ({
        value: String(units),
        label: units === 0 ? 'None' : String(units),
      }))}
    />
  );
}
