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

const none = { from: '', to: '', note: '' };

/** Days that are chosen in a calendar and listed by name. Their text is `2026-12-24..2026-12-27 Closed for a wedding; …`. */
export function DatesField({ setting: { label }, value, error, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(none);
  const entries = entriesOf(value);
  const add = () => {
    const { from, to, note } = typed;
    const days = to > from ? `${from}..${to}` : from;
    const entry = `${days} ${note.replaceAll(';', ',').trim()}`.trim();
    onChange([...new Set([...entries, entry])].toSorted().join('; '));
    setTyped(none);
  };
  const day = (name: 'from' | 'to', text: string) => (
    <TextField
      label={text}
      type="date"
      value={typed[name]}
      {...(name === 'to' ? { min: typed.from } : {})}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
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
                onClick={() => onChange(entries.filter((one) => one !== entry).join('; '))}
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
        onChange={({ target }) => setTyped({ ...typed, note: target.value })}
      />
      <Button variant="secondary" className="self-start" disabled={!isDay(typed.from)} onClick={add}>
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
