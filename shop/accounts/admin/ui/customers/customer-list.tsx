import { Users } from 'lucide-react';
import type { Column } from '#platform/admin/ui/list/list-parts.ts';
import { StaffList } from '#platform/admin/ui/list/staff-list.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { endpoints, type ListedCustomer, pathOfCustomer } from '../../customers.ts';

const columns: Column<ListedCustomer>[] = [
  {
    title: 'Customer',
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    className: 'w-1/2',
  },
  {
    title: 'Account',
    cell: ({ id }) => (id === null ? 'None' : 'Has an account'),
    className: 'w-1/4',
  },
  { title: 'Orders', cell: ({ orders }) => orders.toLocaleString('en-IN'), className: 'w-1/4' },
];

/** Customers by name alone, since each access to a contact is logged. `all` is the page of everybody, for those who see it. */
export function CustomerList({ all }: { all?: string }) {
  return (
    <StaffList<ListedCustomer>
      name="customers"
      label="Customers"
      search="Name, email, phone or order number"
      isSearchPrivate
      columns={columns}
      load={(body, signal) => callApi(endpoints.search, { body }, { signal })}
      idOf={({ id, orderNumber }) => (id === null ? orderNumber! : String(id))}
      nameOf={({ name }) => name}
      pathOf={pathOfCustomer}
      empty={
        // As high as the rows while they load, so that the form below stays.
        <div className="min-h-[28rem]">
          <EmptyState
            picture={<Users strokeWidth={1.25} />}
            title="Search for a customer"
            action={all && <ButtonLink to={all}>See everybody who ordered</ButtonLink>}
          >
            By name, order number, or the whole email or phone. Customers who ordered by phone or without an
            account are found too.
          </EmptyState>
        </div>
      }
    />
  );
}
