import { countOf } from '#platform/text/count-of.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import {
  type CustomerRow,
  type CustomerSales,
  type CustomerView,
  customerViews,
  endpoints,
} from '../../sales/customers.ts';
import type { DayRange } from '../../sales/ranges.ts';
import { useAskedSales } from './queries.ts';
import { RangeChoice } from './range-choice.tsx';
import { ScrolledTable } from './scrolled-table.tsx';

const views = Object.entries(customerViews).map(([value, label]) => ({ value, label }));

const titles = ['Customer', 'Orders', 'Gross sales', 'Last order', 'City', 'Came back', 'Account'];

/** `withFactor` asks for a fresh second factor before the file. */
type Props = { withFactor: <T>(act: () => Promise<T>) => Promise<T> };

/** Everybody who ordered in some days, also guests and by phone. */
export function CustomerSalesReport({ withFactor }: Props) {
  const asked = useAskedSales();
  const { range, ask } = asked;
  const [params] = useSearchParams();
  const show = (Object.keys(customerViews) as CustomerView[]).find((view) => view === params.get('show'));
  const query = { ...range, show: show ?? 'top' };
  const { data, error, refetch } = useQuery({
    queryKey: ['customer-sales', query],
    queryFn: ({ signal }) => callApi(endpoints.read, { query }, { signal }),
    placeholderData: keepPreviousData,
    // Each access is logged.
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <RangeChoice
        asked={asked}
        file={{
          name: 'customers',
          load: () => withFactor(() => callApi(endpoints.save, { query })),
        }}
      >
        <SelectField
          label="Customers"
          options={views}
          value={query.show}
          onChange={({ target }) => ask({ show: target.value })}
        />
      </RangeChoice>
      <p className="max-w-reading">
        Orders without cancelled ones and replacements, with what customers pay for them. A customer is an
        account, or the phone of an order without one. Erased customers are left out. Each look at this list
        is stored.
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(read) => <Shown read={read} range={range} title={customerViews[query.show]} />}
      </Loaded>
    </>
  );
}

type ShownProps = { read: CustomerSales; range: DayRange; title: string };

function Shown({ read: { rows, total, totalBefore }, range, title }: ShownProps) {
  if (rows.length === 0)
    return (
      <EmptyState picture={<Users strokeWidth={1.25} />} title="Nobody ordered in these days">
        Choose other days above.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="tabular-nums">
        {`${countOf(total.customers, 'customer')}, ${count(total.again)} of them with more than one order. `}
        <span className="text-moss">
          {`In the days before: ${count(totalBefore.customers)}, ${count(totalBefore.again)} of them.`}
        </span>
      </p>
      <h2 className="font-display text-xl">{title}</h2>
      <ScrolledTable
        label="Customers"
        titles={titles}
        rows={rows.map((row) => ({ key: row.orderNumber, cells: cellsOf(row, range) }))}
      />
      {total.customers > rows.length && (
        <p className="text-moss">
          {`The first ${rows.length} of ${countOf(total.customers, 'customer')}. The file holds all.`}
        </p>
      )}
    </div>
  );
}

const count = (number: number) => number.toLocaleString('en-IN');

function cellsOf(row: CustomerRow, range: DayRange) {
  const { orderNumber, userId, name, city, orders, gross, lastOrder, cameBack } = row;
  const ofCustomer = new URLSearchParams({ customerOf: orderNumber, ...range, sold: 'yes' });
  return [
    <Link key="orders" to={`/admin/orders?${ofCustomer}`} className="link">
      {name}
    </Link>,
    count(orders),
    formatRupees(gross),
    formatDay(lastOrder),
    city,
    count(cameBack),
    userId === null ? (
      'None'
    ) : (
      <Link
        key="account"
        to={`/admin/customers/${userId}`}
        className="link"
        aria-label={`Open the account of ${name}`}
      >
        Open
      </Link>
    ),
  ];
}
