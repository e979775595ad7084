import { countOf } from '#platform/text/count-of.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { percentText } from '../../../tax/nil-lines.ts';
import type { GstRates as Rates, OwnRateRow, ShippedRate } from '../../gst-rates.ts';
import type { WithFactor } from '../queries.ts';
import { gstRatesQuery, useTakeBack } from './queries.ts';
import { RateForm } from './rate-form.tsx';

/** The rates of GST: the owner's rows with the form of a new one, the rows of the shop with a search, and their sources. */
export function GstRates({ withFactor }: { withFactor: WithFactor }) {
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(gstRatesQuery(useDeferredValue(text.trim())));
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {(rates) => (
        <div className="flex max-w-4xl flex-col gap-6">
          <Own own={rates.own} withFactor={withFactor} />
          <Part title="New row">
            <RateForm withFactor={withFactor} />
          </Part>
          <Part title="Rows of the shop">
            <TextField
              label="Search"
              type="search"
              hint="The beginning of a heading, or words of the goods"
              maxLength={80}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Shipped rates={rates} />
          </Part>
          <Sources sources={rates.sources} />
        </div>
      )}
    </Loaded>
  );
}

function Own({ own, withFactor }: { own: OwnRateRow[]; withFactor: WithFactor }) {
  const { mutate, isPending } = useTakeBack(withFactor);
  return (
    <Part title="Your rows">
      {own.length === 0 && <p className="text-moss">None. The shop uses its own rows.</p>}
      <ul className="divide-y divide-line">
        {own.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-48 flex-1">
              <Row row={row} />
              <span className="block text-sm text-moss">
                {row.isWhole ? 'For the whole heading' : 'For these goods alone'},{' '}
                {row.products === 1 ? '1 product takes it' : `${row.products} products take it`}
              </span>
              <Longer longer={row.longer} />
            </div>
            {row.holds === 'later' && (
              <Button
                variant="secondary"
                busy={isPending}
                aria-label={`Take back HSN ${row.hsn}, ${row.goods}`}
                onClick={() => mutate(row)}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <p className="pt-2 text-sm text-moss">
          A row in force stays, since documents may use it. The{' '}
          <Link to="/admin/log" className="link">
            log
          </Link>{' '}
          undoes a change until then.
        </p>
      )}
    </Part>
  );
}

function Longer({ longer }: Pick<OwnRateRow, 'longer'>) {
  if (longer.length === 0) return null;
  return (
    <span className="block text-sm text-moss">
      Longer headings keep their own rows: {new Intl.ListFormat('en-IN').format(longer)}
    </span>
  );
}

function Shipped({ rates: { shipped, total } }: { rates: Rates }) {
  if (total === 0)
    return (
      <output className="block pt-3">
        The shop has no such row. Ask your accountant for the rate, and add it above.
      </output>
    );
  return (
    <>
      <output className="block pt-3 text-sm text-moss">
        {total > shipped.length
          ? `The first ${shipped.length} of ${total} rows.`
          : `${countOf(total, 'row')}.`}
      </output>
      <ul aria-label="Rows of the shop" className="divide-y divide-line">
        {shipped.map((row) => (
          <li key={row.id} className={`py-2 ${row.holds === 'before' ? 'text-moss' : ''}`}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ row: { hsn, goods, percent, from, until, law } }: { row: Omit<ShippedRate, 'id'> }) {
  return (
    <>
      <span className="block wrap-anywhere">
        <strong className="font-semibold tabular-nums">{hsn}</strong> {goods}: {percentText(percent)}
      </span>
      <span className="block text-sm text-moss wrap-anywhere">
        {until
          ? `From ${formatDay(from)}, until the day before ${formatDay(until)}`
          : `From ${formatDay(from)}`}
        . {law}
      </span>
    </>
  );
}

function Sources({ sources }: Pick<Rates, 'sources'>) {
  return (
    <Part title="Sources">
      <p className="pb-2 text-moss">
        The shop’s own reading of the law, not advice. Your accountant checks headings and rates.
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {sources.map(({ notification, from, read }) => (
          <li key={notification}>
            {notification}, in force from {formatDay(from)}, read on {formatDay(read)}
          </li>
        ))}
      </ul>
    </Part>
  );
}
