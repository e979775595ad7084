import { useState } from 'react';
import { ColumnTargets } from '#platform/admin/ui/csv/column-targets.tsx';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { type Target, targets } from '../../statement-file/columns.ts';
import type { StatementLook } from '../contract.ts';

type Props = {
  look: StatementLook;
  isBusy: boolean;
  onColumns: (columns: (Target | null)[]) => void;
  onTake: () => void;
};

/** Shows the rows of a statement before the shop takes them. */
export function StatementPreview({ look, isBusy, onColumns, onTake }: Props) {
  const { read, problem, columns } = look;
  const mayTake = read !== null && read.problems.length === 0 && read.credits + read.debits > 0;
  const mapping = { look, isBusy, onColumns };
  return (
    <section aria-label="Preview" className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-4">
      {problem && <Notice>{problem}</Notice>}
      {read && <Summary look={look} read={read} />}
      {mayTake && (
        <Button className="self-start" busy={isBusy} onClick={onTake}>
          Take it in
        </Button>
      )}
      {mayTake ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center">Choose other columns</summary>
          <MapColumns key={columns.join()} {...mapping} />
        </details>
      ) : (
        <MapColumns key={columns.join()} {...mapping} />
      )}
    </section>
  );
}

type Summed = NonNullable<StatementLook['read']>;

function Summary({ look: { accountEnd }, read }: { look: StatementLook; read: Summed }) {
  const { fromDay, toDay, credits, problems, rows } = read;
  return (
    <>
      {fromDay && toDay && <p>{summaryOf(accountEnd, { ...read, fromDay, toDay })}</p>}
      {problems.length > 0 && (
        <Notice tone="error">
          <span className="block">Nothing can be taken in while a row is not clear:</span>
          {problems.map(({ number, says }) => (
            <span key={`${number} ${says}`} className="block">
              {number === 0 ? says : `Row ${number}: ${says}`}
            </span>
          ))}
        </Notice>
      )}
      {rows.length > 0 && <Credits rows={rows} count={credits} />}
    </>
  );
}

type Whole = Summed & { fromDay: string; toDay: string };

function summaryOf(accountEnd: string, read: Whole): string {
  const { fromDay, toDay, credits, creditsAmount, debits, debitsAmount, isBalanced } = read;
  const account = accountEnd && `Account ending ${accountEnd}, `;
  const sum = (count: number, amount: number) => `${formatRupees(amount)} (${count.toLocaleString('en-IN')})`;
  const balance = isBalanced ? 'Every balance adds up.' : 'The file has no balance to check.';
  return `${account}${formatDay(fromDay)} to ${formatDay(toDay)}: in ${sum(credits, creditsAmount)}, out ${sum(debits, debitsAmount)}. ${balance}`;
}

function Credits({ rows, count }: { rows: Summed['rows']; count: number }) {
  return (
    <>
      <h3>{count > rows.length ? `The first ${rows.length} credits` : 'Credits'}</h3>
      <ul aria-label="Credits" className="flex flex-col divide-y divide-line border-y border-line">
        {rows.map(({ number, day, amount, reference, note }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4 py-2 wrap-anywhere">
            <span>
              {formatDay(day)}
              <span className="block text-sm text-moss">{note}</span>
              <span className="block text-sm text-moss">
                {reference ? `Reference ${reference}` : 'No reference'}
              </span>
            </span>
            <span className="tabular-nums">{formatRupees(amount)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type MapProps = Pick<Props, 'look' | 'isBusy' | 'onColumns'>;

function MapColumns({ look: { headers, examples, columns: read }, isBusy, onColumns }: MapProps) {
  const [columns, setColumns] = useState<(Target | null)[]>(read);
  return (
    <form
      aria-label="Columns"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onColumns(columns);
      }}
    >
      <p>Choose what each column holds. The shop remembers it for files with these columns.</p>
      <ColumnTargets
        headers={headers}
        examples={examples}
        targets={targets}
        columns={columns}
        onChange={setColumns}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={isBusy}>
        Read it again
      </Button>
    </form>
  );
}
