import { PackageSearch } from 'lucide-react';
import type { Column, Filter, ListProps } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { formatRupees } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import type { Category } from '../../contract.ts';
import { productClasses } from '../../facts.ts';
import { endpoints, type ProductRowOfStaff } from '../contract.ts';
import { productStates } from '../product-fields.ts';
import { BulkEditButton } from './bulk/bulk-edit.tsx';
import { productList } from './queries.ts';

const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: 'changed', label: 'Last changed' },
];

export function ProductList({ categories }: { categories: Category[] }) {
  const filters: Filter[] = [
    { name: 'state', label: 'State', options: choices(productStates) },
    { name: 'productClass', label: 'Class', options: choices(productClasses) },
    {
      name: 'category',
      label: 'Category',
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'stock', label: 'Stock', options: [{ value: 'out', label: 'Sold out' }] },
    { name: 'gate', label: 'Declarations', options: [{ value: 'open', label: 'Published, incomplete' }] },
  ];
  return (
    <StaffList<ProductRowOfStaff>
      name={productList}
      label="Products"
      search="Search by name, number or address"
      columns={columnsOf(categories)}
      filters={filters}
      sorts={sorts}
      load={(query, signal) => callApi(endpoints.list, { query }, { signal })}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      pathOf={({ id }) => `/admin/products/${id}`}
      bulk={bulkOf(categories)}
      empty={
        <EmptyState picture={<PackageSearch strokeWidth={1.25} />} title="No products yet">
          Create the first one. It stays a draft until you publish it.
        </EmptyState>
      }
    />
  );
}

function bulkOf(categories: Category[]): ListProps<ProductRowOfStaff>['bulk'] {
  return (selected) => <BulkEditButton selected={selected} categories={categories} />;
}

function columnsOf(categories: Category[]): Column<ProductRowOfStaff>[] {
  return [
    { title: 'Name', cell: ({ name }) => name, className: 'w-full' },
    {
      title: 'State',
      cell: ({ state, passesGate }) => (
        <span className="inline-flex flex-wrap gap-1">
          <Badge>{productStates[state]}</Badge>
          {!passesGate && <Badge tone="sale">Incomplete</Badge>}
        </span>
      ),
    },
    {
      title: 'Category',
      cell: ({ categoryId }) => categories.find(({ id }) => id === categoryId)?.name ?? '',
      className: 'whitespace-nowrap',
    },
    {
      title: 'Price',
      cell: ({ mrp, sellingPrice }) => (mrp === 0 ? 'Not stated' : formatRupees(sellingPrice)),
      className: 'whitespace-nowrap',
    },
    { title: 'Stock', cell: ({ stock }) => stock },
  ];
}
