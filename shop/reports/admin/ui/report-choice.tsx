import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import type { ReportGroup } from '../report.ts';
import { type ReportName, reportsOf, reportOf } from '../reports.ts';
import { type AskedReport, loadReportFile, type useAskedReport } from './queries.ts';

const ownMonths = 'own';
const spans: Record<string, { label: string; count: number }> = {
  three: { label: 'Three months', count: 3 },
  twelve: { label: '12 months', count: 12 },
};

type Months = { value: string; label: string }[];

/** This month and the last one have names of their own. */
function spansOf([current, last, ...months]: Months) {
  return [
    { value: current!.value, label: `This month, ${current!.label}` },
    { value: last!.value, label: `Last month, ${last!.label}` },
    ...Object.entries(spans).map(([value, { label }]) => ({ value, label })),
    ...months,
    { value: ownMonths, label: 'Choose months' },
  ];
}

function spanOf({ from, to }: AskedReport, months: Months): string {
  if (from === to) return from;
  const isUntilNow = to === months[0]!.value;
  const named = Object.keys(spans).find((name) => from === months[spans[name]!.count - 1]!.value);
  return isUntilNow && named ? named : ownMonths;
}

type Props = ReturnType<typeof useAskedReport> & { group: ReportGroup };

export function ReportChoice({ asked, ask, months, group }: Props) {
  const { report, from, to } = asked;
  const span = spanOf(asked, months);
  const [isOwn, setOwn] = useState(span === ownMonths);
  const choices = reportsOf(group).map((value) => ({ value, label: reportOf(value).label }));
  const isOfNow = reportOf(report).measure === 'stock_now';
  return (
    <div className="flex flex-wrap items-end gap-4 print:hidden">
      <SelectField
        label="Report"
        options={choices}
        value={report}
        onChange={({ target }) => ask({ report: target.value as ReportName })}
      />
      {!isOfNow && (
        <SelectField
          label="Months"
          options={spansOf(months)}
          value={isOwn ? ownMonths : span}
          onChange={({ target: { value } }) => {
            setOwn(value === ownMonths);
            const first = spans[value] ? months[spans[value].count - 1]!.value : value;
            if (value !== ownMonths) ask({ from: first, to: spans[value] ? months[0]!.value : value });
          }}
        />
      )}
      {!isOfNow && isOwn && (
        <>
          <SelectField
            label="From"
            options={months}
            value={from}
            onChange={({ target }) => ask({ from: target.value })}
          />
          <SelectField
            label="Until"
            options={months}
            value={to}
            onChange={({ target }) => ask({ to: target.value })}
          />
        </>
      )}
      <div className="flex gap-2">
        <Button
          variant="secondary"
          aria-label="Save the report as CSV"
          onClick={() => void saveFile(() => loadReportFile(asked), `${report}-${from}-${to}.csv`)}
        >
          <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> CSV
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" strokeWidth={1.5} /> Print
        </Button>
      </div>
    </div>
  );
}
