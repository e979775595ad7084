import { FileDown, Printer } from 'lucide-react';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import type { ReportGroup } from '../report.ts';
import { type ReportName, reportsOf, reportOf } from '../reports.ts';
import { loadReportFile, type useAskedReport } from './queries.ts';

type Props = ReturnType<typeof useAskedReport> & { group: ReportGroup };

export function ReportChoice({ asked, ask, months, group }: Props) {
  const { report, from, to } = asked;
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
