import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import type { LinkedCategory } from '#shop/catalog/category-tree.ts';
import {
  endpoints,
  paceDays,
  type ProductRow,
  type ProductSales,
  productViews,
} from '../../sales/contract.ts';
import { ProductChoice } from './product-choice.tsx';
import { productSalesQuery, useAskedSales } from './queries.ts';
import { RangeChoice } from './range-choice.tsx';
import { ScrolledTable } from './scrolled-table.tsx';

const help = [
  `Days of stock left are the packs in stock at the pace of the last ${paceDays} days before today, with the packs that combos took.`,
  'Stock is that of now.',
  'The margin is net sales less GST and less the cost price of now of all packs sold, also of those that came back, so it is at least this.',
  'A product without a cost price has none.',
].join(' ');

const views = Object.entries(productViews).map(([value, label]) => ({ value, label }));

const titles = [
  'Product',
  'Packs',
  'Days of stock left',
  'In stock',
  'Gross sales',
  'Came back',
  'Net sales',
  'Margin',
  'Orders',
];

export function ProductSalesReport({ categories }: { categories: LinkedCategory[] }) {
  const asked = useAskedSales();
  const { range, show, chosen, ask } = asked;
  const query = { ...range, ...chosen, show };
  const { data, error, refetch } = useQuery(productSalesQuery(query));
  return (
    <>
      <RangeChoice
        asked={asked}
        file={{
          name: 'products',
          load: () => callApi(endpoints.saveProducts, { query }),
        }}
      >
        <SelectField
          label="Products"
          options={views}
          value={show}
          onChange={({ target }) => ask({ show: target.value })}
        />
        <ProductChoice asked={asked} categories={categories} />
      </RangeChoice>
      <p className="max-w-reading">{help}</p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(read) => <Shown read={read} />}
      </Loaded>
    </>
  );
}

function Shown({ read: { rows, count, range, isRunning } }: { read: ProductSales }) {
  if (rows.length === 0)
    return (
      <EmptyState picture={<PackageOpen strokeWidth={1.25} />} title="No product here">
        Choose other days, another category or other words above.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      {isRunning && <p>Today counts, and is still running.</p>}
      <ScrolledTable
        label="Products"
        titles={titles}
        rows={rows.map((row) => ({ key: String(row.id), cells: cellsOf(row, range) }))}
      />
      {count > rows.length && (
        <p className="text-moss">
          {`The first ${rows.length} of ${count.toLocaleString('en-IN')} rows. The file holds all.`}
        </p>
      )}
    </div>
  );
}

function cellsOf(row: ProductRow, range: ProductSales['range']) {
  const { id, name, units, gross, cameBack, net, margin, stock, daysLeft } = row;
  const orders = new URLSearchParams({ product: String(id), ...range, sold: 'yes' });
  return [
    <Link key="product" to={`/admin/products/${id}`} className="link">
      {name}
    </Link>,
    units.toLocaleString('en-IN'),
    daysLeft?.toLocaleString('en-IN') ?? (stock ? `Not sold in ${paceDays} days` : '–'),
    stock === null ? 'Combo' : stock.toLocaleString('en-IN'),
    formatRupees(gross),
    formatRupees(cameBack),
    formatRupees(net),
    margin === null ? '–' : formatRupees(margin),
    units === 0 ? (
      '–'
    ) : (
      <Link
        key="orders"
        to={`/admin/orders?${orders}`}
        className="link"
        aria-label={`Show orders of ${name}`}
      >
        Show
      </Link>
    ),
  ];
}
