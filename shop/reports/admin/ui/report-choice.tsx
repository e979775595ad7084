import { FileDown } from 'lucide-react';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { type ReportName, reportNames, reportOf } from '../reports.ts';
import { loadReportFile, type useAskedReport } from './queries.ts';

const choices = reportNames.map((value) => ({ value, label: reportOf(value).label }));

export function ReportChoice({ asked, ask, months }: ReturnType<typeof useAskedReport>) {
  const { report, from, to } = asked;
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
      <SelectField
        label="Report"
        options={choices}
        value={report}
        onChange={({ target }) => ask({ report: target.value as ReportName })}
      />
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
      <Button
        variant="secondary"
        aria-label="Save the report as CSV"
        onClick={() => void saveFile(() => loadReportFile(asked), `${report}-${from}-${to}.csv`)}
      >
        <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> CSV
      </Button>
    </div>
  );
}
