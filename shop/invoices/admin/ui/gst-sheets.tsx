import { FileDown } from 'lucide-react';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { sheetFiles, sheetLabels } from '../../gst/sheets.ts';
import { endpoints, type GstMonth, leftOutWords, noReturnWords } from '../gst.ts';
import { useCloseMonth, type WithFactor } from './queries.ts';

type Props = { made: GstMonth; withFactor: WithFactor };

export function GstSheets({ made, mayClose, withFactor }: Props & { mayClose: boolean }) {
  const { invoices, creditNotes, missingNumbers, closed, sheets, month, untaxed } = made;
  if (!made.isOfRegular) return <Notice>{noReturnWords}</Notice>;
  return (
    <div className="flex flex-col gap-8">
      <Notice>
        Your accountant must check these sheets. Headings, rates and limits are the shop’s own reading of the
        law.
      </Notice>
      {untaxed > 0 && <Notice>{leftOutWords(untaxed)}</Notice>}
      <p>
        {invoices.toLocaleString('en-IN')} invoices and {creditNotes.toLocaleString('en-IN')} credit notes.{' '}
        {missingNumbers > 0 && (
          <span>
            {missingNumbers} numbers between the first and the last are on no document of this month: they are
            dated in another month, or were never given.{' '}
          </span>
        )}
        {closed && (
          <span>
            Closed as filed on {formatMoment(closed.at)} by {closed.who}. Later changes do not show here.
          </span>
        )}
      </p>
      <Comparison made={made} />
      <UnknownCodes made={made} />
      <ReturnFile made={made} />
      <ToolTaxes made={made} />
      {!closed && mayClose && <Close made={made} withFactor={withFactor} />}
      {sheets.map(({ sheet, rows, count }) => (
        <section key={sheet} aria-labelledby={`sheet-${sheet}`} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={`sheet-${sheet}`} className="text-xl">
              {sheetLabels[sheet]}
            </h2>
            <Button
              variant="secondary"
              aria-label={`Save ${sheetLabels[sheet]} as CSV`}
              onClick={() =>
                void saveFile(
                  () => callApi(endpoints.getSheet, { params: { month, sheet } }),
                  `gstr1-${month}-${sheetFiles[sheet]}.csv`,
                )
              }
            >
              <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> CSV
            </Button>
          </div>
          {count === 0 ? (
            <p className="text-moss">Nothing in this month.</p>
          ) : (
            <Table label={sheetLabels[sheet]} rows={rows} />
          )}
          {count >= rows.length && (
            <p className="text-moss">
              The first 100 of {count.toLocaleString('en-IN')} rows. The file holds all.
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function Comparison({ made: { compared, isBalanced } }: Pick<Props, 'made'>) {
  const header = ['Sum', 'Documents', 'Sheets'];
  const rows = compared.map(({ label, documents, sheets }) => [
    label,
    formatRupees(documents),
    formatRupees(sheets),
  ]);
  return (
    <section aria-labelledby="comparison" className="flex flex-col gap-3">
      <h2 id="comparison" className="text-xl">
        Sum of documents = sum of sheets
      </h2>
      <Notice {...(isBalanced ? {} : { tone: 'error' })}>
        {isBalanced ? 'Equal to the paisa.' : 'Documents and sheets differ. Do not file them.'}
      </Notice>
      <Table label="Sums" rows={[header, ...rows]} />
    </section>
  );
}

/** The portal refuses a whole return for one code, and does not say for which goods. */
function UnknownCodes({ made: { unknownCodes } }: Pick<Props, 'made'>) {
  if (unknownCodes.length === 0) return null;
  const header = ['HSN', 'Goods', 'Documents', 'Nearest in the tariff'];
  const rows = unknownCodes.map(({ hsn, goods, documents, count, nearest }) => [
    hsn,
    goods.join(', '),
    count > documents.length
      ? `${documents.join(', ')} and ${count - documents.length} more`
      : documents.join(', '),
    nearest.join(', '),
  ]);
  return (
    <section aria-labelledby="unknown-codes" className="flex flex-col gap-3">
      <h2 id="unknown-codes" className="text-xl">
        HSN that the tariff does not have
      </h2>
      <Notice tone="error">
        The portal may refuse the return with these codes. Compare them at the portal before you file, correct
        the products for later sales, and ask your accountant about these documents, which stay as they are.
      </Notice>
      <Table label="HSN that the tariff does not have" rows={[header, ...rows]} />
    </section>
  );
}

/** The upload for the portal, and what the tool loses when it reads the CSV files instead. */
function ReturnFile({ made: { month, toolVersion, headingsOfManyRates: headings } }: Pick<Props, 'made'>) {
  return (
    <section aria-labelledby="return-file" className="flex flex-col gap-3">
      <h2 id="return-file" className="text-xl">
        Return for the portal
      </h2>
      <p>The portal’s offline tool {toolVersion} makes the same JSON file of these sheets.</p>
      {headings.length > 0 && (
        <Notice tone="error">
          {headings.join(', ')}: these headings have several rates. The offline tool keeps only the last row
          of such a heading when it reads the HSN sheet as CSV. Use the JSON file.
        </Notice>
      )}
      <Button
        variant="secondary"
        className="self-start"
        onClick={() =>
          void saveFile(
            () => callApi(endpoints.getReturn, { params: { month } }),
            `gstr1-${month}-return.json`,
          )
        }
      >
        <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> Return as JSON
      </Button>
    </section>
  );
}

/** The accountant would look for this difference otherwise. */
function ToolTaxes({ made: { tool } }: Pick<Props, 'made'>) {
  if (tool.length === 0) return null;
  const header = [
    'Place of supply',
    'Rate',
    'Taxable value',
    'Tax',
    'Documents',
    'Offline tool',
    'Difference',
  ];
  const labels = { igst: 'Integrated', cgst: 'Central', sgst: 'State' } as const;
  const rows = tool.flatMap(({ place, percent, taxable, documents, tool: worked }) =>
    (Object.keys(labels) as (keyof typeof labels)[])
      .filter((tax) => documents[tax] !== worked[tax])
      .map((tax) => [
        place,
        `${percent} %`,
        formatRupees(taxable),
        labels[tax],
        formatRupees(documents[tax]),
        formatRupees(worked[tax]),
        formatRupees(worked[tax] - documents[tax]),
      ]),
  );
  return (
    <section aria-labelledby="tool" className="flex flex-col gap-3">
      <h2 id="tool" className="text-xl">
        What the offline tool works out
      </h2>
      <p>
        The portal’s tool multiplies each taxable value by its rate. Your documents round each line. So the
        return may differ from your books by the amounts below. Both are right by themselves.
      </p>
      <Table label="Differences" rows={[header, ...rows]} />
    </section>
  );
}

function Close({ made: { month, isOver, isBalanced }, withFactor }: Props) {
  const { mutate, isPending } = useCloseMonth(month, withFactor);
  if (!isOver) return <p className="text-moss">This month is not over. More documents may come.</p>;
  return (
    <section aria-label="Close the month" className="flex flex-col gap-3">
      <p>
        Close the month when you have filed it. The shop stores the sheets as they are now, and never changes
        them again.
      </p>
      <Button className="self-start" busy={isPending} disabled={!isBalanced} onClick={() => mutate()}>
        Close the month as filed
      </Button>
    </section>
  );
}

function Table({ label, rows: all }: { label: string; rows: string[][] }) {
  const [header, ...rows] = all;
  return (
    <section
      aria-label={`Table of ${label}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-paper"
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-left text-moss">
            {header?.map((title) => (
              <th key={title} scope="col" className="p-3 font-normal whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, at) => (
                <td key={header?.[at]} className="p-3 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
