import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { ZeroResultSearch } from '../contract.ts';
import { clearMeaning, markSold, teach, useWordChange } from './queries.ts';

const maxMeaning = 80;

/** A text that found nothing. Staff say what it means, or that the shop sells it now. */
export function WordRow({
  search: { text, times, timesThisMonth, lastAskedOn, found },
}: {
  search: ZeroResultSearch;
}) {
  const [isTeaching, setTeaching] = useState(false);
  const { mutate, isPending, error } = useWordChange();
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <strong className="font-semibold wrap-anywhere">{text}</strong>
          <span className="block text-sm text-moss">
            {timesThisMonth} this month, {times} in all, last on {formatDay(lastAskedOn)}
          </span>
          {found > 0 && (
            <Link to={`/search?q=${encodeURIComponent(text)}`} reloadDocument className="link text-sm">
              Found {found} {found === 1 ? 'product' : 'products'} now
            </Link>
          )}
        </div>
        <Button
          variant="secondary"
          aria-expanded={isTeaching}
          aria-label={`This word means …: ${text}`}
          onClick={() => setTeaching(!isTeaching)}
        >
          This word means …
        </Button>
        <Button
          variant="secondary"
          busy={isPending}
          aria-label={`We sell this now: ${text}`}
          onClick={() => mutate(markSold(text), { onError: () => setTeaching(true) })}
        >
          We sell this now
        </Button>
      </div>
      {error && <Notice tone="error">{error.message}</Notice>}
      {isTeaching && (
        <MeaningForm
          text={text}
          isPending={isPending}
          onTeach={(means) => mutate({ ...teach({ text, means }), undo: clearMeaning({ text }) })}
        />
      )}
    </li>
  );
}

/** The field opens by a press, so it takes the focus. */
const focusInput = (input: HTMLInputElement | null) => input?.focus();

type FormProps = { text: string; isPending: boolean; onTeach: (means: string) => void };

function MeaningForm({ text, isPending, onTeach }: FormProps) {
  const [means, setMeans] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && means.trim()) onTeach(means.trim());
      }}
    >
      <TextField
        className="min-w-40 flex-1"
        label={`What “${text}” means`}
        hint="Words that find the right goods, such as neem oil."
        ref={focusInput}
        required
        maxLength={maxMeaning}
        value={means}
        onChange={({ target }) => setMeans(target.value)}
      />
      <Button type="submit" busy={isPending}>
        Save
      </Button>
    </form>
  );
}
