import { useState } from 'react';
import { ColumnTargets } from '#platform/admin/ui/csv/column-targets.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { bookedResults } from '../../cash.ts';
import { type Target, targets } from '../../remittance-file/columns.ts';
import type { Remittance } from '../remittances.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { useFileStep } from './queries.ts';
import { RemittanceRows } from './remittance-rows.tsx';

/** A courier's file: its columns, what its rows mean, and the booking. */
export function RemittanceFile({ file, mayChange }: { file: Remittance; mayChange: boolean }) {
  const { state } = file;
  return (
    <div className="flex flex-col gap-6">
      {mayChange && state === 'uploaded' && <MapColumns file={file} />}
      {mayChange && state !== 'uploaded' && <Booking file={file} />}
      {state !== 'uploaded' && (
        <p>
          {`All rows together: ${formatRupees(file.sum)} paid to you${file.sumOfCharges === 0 ? '' : `, and ${formatRupees(file.sumOfCharges)} charges`}. Your bank statement should say the same.`}
        </p>
      )}
      {state !== 'uploaded' && <RemittanceRows file={file} />}
      {mayChange && state === 'checked' && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center">Choose other columns</summary>
          <MapColumns file={file} />
        </details>
      )}
    </div>
  );
}

function MapColumns({ file }: { file: Remittance }) {
  const { id, headers, examples, courier } = file;
  const [columns, setColumns] = useState<(Target | null)[]>(file.columns);
  const { mutate, isPending } = useFileStep(id);
  return (
    <form
      aria-label="Columns"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(columns);
      }}
    >
      <p>
        Choose what each column of {courierLabel(courier)} holds. The shop remembers it for the next file.
      </p>
      <ColumnTargets
        headers={headers}
        examples={examples}
        targets={targets}
        columns={columns}
        onChange={setColumns}
      />
      <Button type="submit" className="self-start" busy={isPending}>
        Compare every row
      </Button>
    </form>
  );
}

function Booking({ file }: { file: Remittance }) {
  const { id, state, bookedAt, bookedBy, undoneAt, undoneBy, results, waiting } = file;
  const by = (name: string) => (name ? ` by ${name}` : '');
  const { mutate, isPending } = useFileStep(id);
  const toBook = results.filter(({ result }) => bookedResults.includes(result));
  const countOf = (rows: typeof results) => rows.reduce((sum, row) => sum + row.count, 0);
  const count = countOf(toBook);
  const reversals = countOf(toBook.filter(({ result }) => result === 'reversed'));
  const rows = rowsText(count - reversals, reversals);
  const amount = formatRupees(toBook.reduce((sum, row) => sum + row.amount, 0));
  const book = (label: string) => (
    <Button className="self-start" busy={isPending} onClick={() => mutate('book')}>
      {label}
    </Button>
  );
  if (state === 'checked')
    return (
      <>
        <output>
          {count === 0
            ? 'Compared. No row can be booked.'
            : `Compared, nothing is booked yet. ${rows} of ${amount} would be booked.`}
        </output>
        {count > 0 && book(`Book ${rows}`)}
      </>
    );
  if (undoneAt)
    return (
      <Notice>
        {`Undone on ${formatMoment(undoneAt)}${by(undoneBy)}.`} Nothing of this file counts. Send it again to
        book it anew, such as with other columns.
      </Notice>
    );
  return (
    <>
      <Notice>
        {`Booked on ${formatMoment(bookedAt!)}${by(bookedBy)}: ${rows} of ${amount}.`} The same file again
        changes nothing.
      </Notice>
      <div className="flex flex-wrap gap-3">
        {waiting > 0 && book('Look for the orders of waiting rows again')}
        <UndoBooking id={id} />
      </div>
    </>
  );
}

function UndoBooking({ id }: { id: number }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useFileStep(id);
  return (
    <>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        Undo this booking
      </Button>
      <Dialog title="Undo this booking?" open={asking} onClose={() => setAsking(false)}>
        <p className="pb-4 text-moss">
          Its payments count no longer. The entries stay, with one against each of them.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => mutate('undo', { onSuccess: () => setAsking(false) })}
          >
            Undo it
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function rowsText(payments: number, reversals: number): string {
  const counted = (count: number, noun: string) =>
    `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`;
  if (reversals === 0) return counted(payments, 'payment');
  if (payments === 0) return counted(reversals, 'reversal');
  return `${counted(payments, 'payment')} and ${counted(reversals, 'reversal')}`;
}
