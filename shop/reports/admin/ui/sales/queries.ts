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

/** The choice of products, as the address holds it. */
type ChosenProducts = { category?: string; q?: string };

export function salesQuery(query: DayRange & ChosenProducts & { by: SalesSplit; beside?: 'month' }) {
  return queryOptions({
    queryKey: ['sales', query],
    queryFn: ({ signal }) => callApi(endpoints.readSales, { query }, { signal }),
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

export function productSalesQuery(query: DayRange & ChosenProducts & { show: ProductView }) {
  return queryOptions({
    queryKey: ['product-sales', query],
    queryFn: ({ signal }) => callApi(endpoints.readProducts, { query }, { signal }),
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
  const [category, q] = [params.get('category') ?? '', params.get('q') ?? ''];
  const chosen: ChosenProducts = {
    ...(category && { category }),
    ...(q && { q }),
  };
  const ask = (changed: Record<string, string>) => {
    const asked = Object.entries({ ...Object.fromEntries(params), ...changed });
    setParams(
      asked.filter(([, value]) => value !== ''),
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    name: named ? name : ownDays,
    range,
    by,
    show,
    chosen,
    /** A month has that before it beside it, as far as it has come. */
    ...((name === 'month' || isDay(`${name}-01`)) && { beside: 'month' as const }),
    ask,
    choose: (chosen: string) =>
      chosen === ownDays ? ask({ range: ownDays, from: range.from, to: range.to }) : ask({ range: chosen }),
  };
}

export type AskedSales = ReturnType<typeof useAskedSales>;

function ownRange(from: string | null, to: string | null, today: Day): DayRange {
  return { from: from && isDay(from) ? from : today, to: to && isDay(to) ? to : today };
}
