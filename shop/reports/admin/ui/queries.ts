import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { recentMonths } from '#platform/admin/months.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../contract.ts';
import type { ReportGroup } from '../report.ts';
import { type ReportName, reportsOf } from '../reports.ts';

export type AskedReport = { report: ReportName; from: string; to: string };

/** Months of a report before the owner chooses others. */
const usualMonths = 3;

export function reportQuery({ report, from, to }: AskedReport) {
  return queryOptions({
    queryKey: ['report', report, from, to],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { report }, query: { from, to } }, { signal }),
  });
}

export function loadReportFile({ report, from, to }: AskedReport): Promise<Blob> {
  return callApi(endpoints.save, { params: { report }, query: { from, to } });
}

/** Reads the report and its months from the address, so that Back, reload and a shared link keep them. */
export function useAskedReport(group: ReportGroup) {
  const [params, setParams] = useSearchParams();
  const [months] = useState(() => recentMonths(new Date()));
  // A link to the last month stays right in the next one.
  const named = params.get('months') === 'lastMonth' ? months[1]!.value : undefined;
  const first = named ?? knownMonth(params.get('from')) ?? months[usualMonths - 1]!.value;
  const last = named ?? knownMonth(params.get('to')) ?? months[0]!.value;
  const [from, to] = first < last ? [first, last] : [last, first];
  const report = reportsOf(group).find((name) => name === params.get('report')) ?? reportsOf(group)[0]!;
  const asked: AskedReport = { report, from, to };
  const ask = (changed: Partial<AskedReport>) =>
    setParams({ ...asked, ...changed }, { replace: true, preventScrollReset: true });
  return { asked, ask, months };

  function knownMonth(value: string | null): string | undefined {
    return months.find((month) => month.value === value)?.value;
  }
}
