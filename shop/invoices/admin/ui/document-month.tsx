import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { monthName, recentMonths } from '#platform/admin/months.ts';
import { documentsQuery, type WithFactor } from './queries.ts';
import { useMonthZip } from './use-month-zip.ts';

/** A month for the accountant: sheets, return, register and documents in one ZIP file, and the GST sheets as a page. */
export function DocumentMonth({ withFactor }: { withFactor: WithFactor }) {
  const [months] = useState(() => recentMonths(new Date()));
  const [chosen, setChosen] = useState<string>();
  const [now, last] = [months[0]!.value, months[1]!.value];
  const { data: ofLast } = useQuery(documentsQuery(last));
  // The month that is over is the one to file. A shop in its first month has none.
  const month = chosen ?? (ofLast?.rows.length === 0 ? now : last);
  const { running, progress, failure, start, stop } = useMonthZip(withFactor);
  return (
    <section aria-labelledby="document-month" className="screen-only flex flex-col gap-4">
      <h2 id="document-month" className="text-xl">
        Close a month
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Month to close"
          options={months}
          value={month}
          onChange={({ target }) => setChosen(target.value)}
        />
        <ButtonLink to={`/admin/papers/gst/${month}`}>GSTR-1 sheets</ButtonLink>
        <Button variant="secondary" busy={running !== null} onClick={() => void start(month)}>
          Everything for the accountant (ZIP)
        </Button>
      </div>
      {running && <ZipProgress month={running.month} progress={progress} onStop={stop} />}
      {failure && <Notice tone="error">{failure}</Notice>}
    </section>
  );
}

type ZipProps = Pick<ReturnType<typeof useMonthZip>, 'progress'> & { month: string; onStop: () => void };

function ZipProgress({ month, progress, onStop }: ZipProps) {
  const { done, total } = progress ?? { done: 0, total: 1 };
  return (
    <div className="flex max-w-md flex-col items-start gap-2">
      <progress
        aria-label="Documents in the file"
        className="h-3 w-full accent-leaf"
        max={total}
        value={done}
      />
      <p aria-live="polite">
        {progress
          ? `${monthName(month)}: ${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} documents. Please keep this tab open.`
          : `${monthName(month)}: the sheets come first.`}
      </p>
      <Button variant="quiet" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
