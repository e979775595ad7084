import { useId, useState } from 'react';
import { formatWeekdayAndYear, isDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Setting } from '../contract.ts';

type Props = {
  setting: Setting;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

type Typed = { from: string; to: string; note: string };

const none: Typed = { from: '', to: '', note: '' };

/** Days that are chosen in a calendar and listed by name. Their text is `2026-12-24..2026-12-27 Closed for a wedding; …`. */
export function DatesField({ setting: { label }, value, error, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(none);
  const pending = entryOf(typed);
  const entries = entriesOf(value).filter((entry) => entry !== pending);
  const [isBackwards, isReady] = [typed.to !== '' && typed.to < typed.from, isDay(typed.from)];
  /** Chosen days belong to the value at once, so that a save takes them. */
  const choose = (next: Typed) => {
    setTyped(next);
    onChange(joined([...entries, entryOf(next)]));
  };
  const day = (name: 'from' | 'to', text: string) => (
    <TextField
      label={text}
      type="date"
      value={typed[name]}
      {...(name === 'to' ? { min: typed.from } : {})}
      error={name === 'to' && isBackwards ? 'The last day comes before the first.' : undefined}
      onChange={({ target }) => choose({ ...typed, [name]: target.value })}
    />
  );
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={`${id}-hint`}>
      <legend className="text-sm font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="text-sm text-moss">
        Nothing is handed over on these days. Customers see them with your words, and delivery days move.
      </p>
      {entries.length > 0 && (
        <ul aria-label={label} className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li key={entry} className="flex min-h-11 items-center justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{inWords(entry)}</span>
              <Button
                variant="quiet"
                onClick={() => onChange(joined([...entries.filter((one) => one !== entry), pending]))}
              >
                Remove<span className="sr-only"> {inWords(entry)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        {day('from', 'First day')}
        {day('to', 'Last day (optional)')}
      </div>
      <TextField
        label="Words for customers (optional)"
        value={typed.note}
        maxLength={80}
        onChange={({ target }) => choose({ ...typed, note: target.value })}
      />
      <Button
        variant="secondary"
        className="self-start"
        disabled={!isReady || isBackwards}
        onClick={() => setTyped(none)}
      >
        Add these days
      </Button>
      {error && (
        <p role="alert" className="text-sm text-clay">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A day that is not chosen is no entry. Days in the wrong order stay as they are, and the shop refuses them. */
function entryOf({ from, to, note }: Typed): string {
  if (!isDay(from)) return '';
  const days = to !== '' && to !== from ? `${from}..${to}` : from;
  return `${days} ${note.replaceAll(';', ',').trim()}`.trim();
}

function joined(entries: string[]): string {
  return [...new Set(entries.filter(Boolean))].toSorted().join('; ');
}

function entriesOf(value: string): string[] {
  return value
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** `2026-12-24..2026-12-27 Closed` → `Thu 24 Dec 2026 to Sun 27 Dec 2026: Closed`. Another text stays as it is. */
function inWords(entry: string): string {
  const [days = '', ...note] = entry.split(' ');
  const [from = '', to = from] = days.split('..');
  if (!isDay(from) || !isDay(to)) return entry;
  const span =
    from === to ? formatWeekdayAndYear(from) : `${formatWeekdayAndYear(from)} to ${formatWeekdayAndYear(to)}`;
  return note.length > 0 ? `${span}: ${note.join(' ')}` : span;
}
