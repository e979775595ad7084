import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Day, dayOf, isDay, minuteMs } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, productViews } from '../../sales/contract.ts';
import { type SalesSplit, salesSplitNames } from '../../sales/figures.ts';
import { type DayRange, rangeOf } from '../../sales/ranges.ts';

/** The range of days that staff chose themselves. */
export const ownDays = 'days';

type ProductView = keyof typeof productViews;

export function salesQuery({ range, by }: { range: DayRange; by: SalesSplit }) {
  return queryOptions({
    queryKey: ['sales', range, by],
    queryFn: ({ signal }) => callApi(endpoints.readSales, { query: { ...range, by } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function overviewQuery() {
  return queryOptions({
    queryKey: ['sales-overview'],
    queryFn: ({ signal }) => callApi(endpoints.readOverview, {}, { signal }),
    staleTime: minuteMs,
    refetchInterval: minuteMs,
  });
}

export function productSalesQuery({ range, show }: { range: DayRange; show: ProductView }) {
  return queryOptions({
    queryKey: ['product-sales', range, show],
    queryFn: ({ signal }) => callApi(endpoints.readProducts, { query: { ...range, show } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Reads range and view from the address, so that Back, reload and a shared link keep them. */
export function useAskedSales() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const name = params.get('range') ?? (params.has('from') ? ownDays : 'days30');
  const named = rangeOf(name, today);
  const range = named ?? ownRange(params.get('from'), params.get('to'), today);
  const by = salesSplitNames.find((split) => split === params.get('by')) ?? 'product';
  const views = Object.keys(productViews) as ProductView[];
  const show = views.find((view) => view === params.get('show')) ?? 'sold';
  const ask = (changed: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...changed }, { replace: true, preventScrollReset: true });
  return {
    name: named ? name : ownDays,
    range,
    by,
    show,
    ask,
    choose: (chosen: string) =>
      chosen === ownDays ? ask({ range: ownDays, from: range.from, to: range.to }) : ask({ range: chosen }),
  };
}

export type AskedSales = ReturnType<typeof useAskedSales>;

function ownRange(from: string | null, to: string | null, today: Day): DayRange {
  return { from: from && isDay(from) ? from : today, to: to && isDay(to) ? to : today };
}
