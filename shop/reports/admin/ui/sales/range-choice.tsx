import { FileDown, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { recentMonths } from '#platform/admin/months.ts';
import { Button } from '#platform/ui/button.tsx';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { namedRanges } from '../../sales/ranges.ts';
import { type AskedSales, ownDays } from './queries.ts';

/** This month and the last one have names of their own. */
function choicesOn(now: Date) {
  const [current, last, ...months] = recentMonths(now).slice(0, 12);
  const names: Record<string, string> = { month: current!.label, lastMonth: last!.label };
  const named = Object.entries(namedRanges).map(([value, { label }]) => ({
    value,
    label: names[value] ? `${label}, ${names[value]}` : label,
  }));
  return [...named, ...months, { value: ownDays, label: 'Choose days' }];
}

type Props = {
  asked: AskedSales;
  /** A report without one has no file. */
  file?: { load: () => Promise<Blob>; name: string };
  /** The choice beside the days. */
  children?: ReactNode;
};

export function RangeChoice({ asked, file, children }: Props) {
  const { name, range, ask, choose } = asked;
  const [choices] = useState(() => choicesOn(new Date()));
  const { from, to } = range;
  return (
    <div className="flex flex-wrap items-end gap-4 print:hidden">
      <SelectField
        label="Days"

        options={choices}
        value={name}
        onChange={({ target }) => choose(target.value)}
      />
      {name === ownDays && (
        <>
          <TextField
            label="From"
            type="date"

            value={from}
            max={to}
            onChange={({ target }) => target.value && ask({ from: target.value, to })}
          />
          <TextField
            label="Until"
            type="date"

            value={to}
            min={from}
            onChange={({ target }) => target.value && ask({ from, to: target.value })}
          />
        </>
      )}
      {children}
      <div className="flex gap-2">
        {file && (
          <Button
            variant="secondary"
            aria-label="Save the report as CSV"
            onClick={() => void saveFile(file.load, `${file.name}-${from}-${to}.csv`)}
          >
            <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> CSV
          </Button>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" strokeWidth={1.5} /> Print
        </Button>
      </div>
    </div>
  );
}
