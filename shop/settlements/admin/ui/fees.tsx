import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { endpoints, type MonthFees } from '../fees.ts';
import { providerLabel, useNameInvoice } from './queries.ts';

type Props = { fees: MonthFees; mayName: boolean };

const sheets = [
  { sheet: 'tally.csv', label: 'Entries for Tally' },
  { sheet: 'zoho.csv', label: 'Entries for Zoho Books' },
] as const;

/** The fees of providers in a month, and the entries for the books. */
export function Fees({ fees: { month, fees }, mayName }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <p>
        <Link to={`/admin/money/fees/${before(month)}`} className="link inline-flex min-h-11 items-center">
          The month before
        </Link>
      </p>
      {fees.length === 0 && <p className="text-moss">No provider settled anything in this month.</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {fees.map((one) => (
          <li key={one.provider} className="flex flex-col gap-2 p-3">
            <p className="flex flex-wrap gap-x-4 tabular-nums">
              <span className="font-semibold">{providerLabel(one.provider)}</span>
              <span>{`Fees: ${formatRupees(one.fee)}`}</span>
              <span>{`GST on them: ${formatRupees(one.tax)}`}</span>
            </p>
            {mayName ? (
              <Invoice month={month} {...one} />
            ) : (
              <p className="text-moss">Invoice {one.invoiceNumber || 'not noted'}</p>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {sheets.map(({ sheet, label }) => (
          <Button
            key={sheet}
            variant="secondary"
            onClick={() =>
              void saveFile(
                () => callApi(endpoints.readSheet, { params: { month, sheet } }),
                `settlements-${month}-${sheet}`,
              )
            }
          >
            <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> {label}
          </Button>
        ))}
      </div>
      <p className="text-moss">
        Each settlement is an entry whose debits and credits are equal. Create the accounts of the file before
        you import it, or rename them in it.
      </p>
    </div>
  );
}

type InvoiceProps = { month: string; provider: string; invoiceNumber: string };

function Invoice({ month, provider, invoiceNumber }: InvoiceProps) {
  const [number, setNumber] = useState(invoiceNumber);
  const { mutate, isPending } = useNameInvoice(month);
  return (
    <form
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ provider, invoiceNumber: number });
      }}
    >
      <TextField
        label={`Invoice number of ${providerLabel(provider)}`}
        maxLength={40}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button type="submit" variant="secondary" busy={isPending}>
        Save
      </Button>
    </form>
  );
}

/** `2026-01` → `2025-12` */
function before(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
