import type { StaffRole } from '#shop/accounts/staff.ts';
import { contentGroups } from '#shop/content/admin/content-groups.ts';
import { settingsPages } from '#shop/settings/pages.ts';

export type StaffEntry = {
  to: string;
  label: string;
  /** Without `roles` every role opens the page. The owner opens all. */
  roles?: readonly StaffRole[];
  /** Addresses whose pages belong to this one, besides its own. */
  below?: readonly string[];
  /** Another page leads there. */
  isHidden?: true;
};

export type Place = { label: string; pages: readonly StaffEntry[] };

/** The staff side in eight places, each with its pages. A new page belongs to one of them. */
export const places: readonly Place[] = [
  { label: 'Today', pages: [{ to: '/admin', label: 'Today' }] },
  {
    label: 'Orders',
    pages: [
      { to: '/admin/orders', label: 'All orders', roles: ['packer', 'support'] },
      { to: '/admin/orders/new', label: 'New order', roles: ['support'] },
      { to: '/admin/packing', label: 'Packing', roles: ['packer'] },
      { to: '/admin/hand-over', label: 'Hand-over', roles: ['packer'] },
      { to: '/admin/by-hand', label: 'On the way', roles: ['packer', 'support'] },
      { to: '/admin/returns', label: 'Returns', roles: ['packer', 'support'] },
    ],
  },
  {
    label: 'Customers',
    pages: [
      { to: '/admin/customers', label: 'All customers', roles: ['support'] },
      { to: '/admin/questions', label: 'Questions', roles: ['support'] },
      { to: '/admin/grievances', label: 'Complaints', roles: ['support'] },
      { to: '/admin/reviews', label: 'Reviews', roles: ['support'] },
    ],
  },
  {
    label: 'Products',
    pages: [
      { to: '/admin/products', label: 'All products', roles: ['content'] },
      { to: '/admin/stock', label: 'Stock', roles: ['packer'] },
      { to: '/admin/categories', label: 'Categories', roles: ['content'] },
      { to: '/admin/promotions', label: 'Offers', roles: ['content'] },
      { to: '/admin/products/import', label: 'Import', roles: ['content'] },
      { to: '/admin/search', label: 'Search words', roles: ['content'] },
    ],
  },
  {
    label: 'Shop pages',
    pages: [
      { to: '/admin/content', label: 'All texts', roles: ['content'] },
      ...contentGroups.map(({ name, label, kinds }): StaffEntry => ({
        to: `/admin/content/${name}`,
        label,
        roles: ['content'],
        below: kinds.map((kind) => `/admin/content/${kind}`),
      })),
      { to: '/admin/newsletter', label: 'Newsletter', roles: ['content'] },
    ],
  },
  {
    label: 'Money',
    pages: [
      { to: '/admin/money', label: 'All money', roles: ['accountant'] },
      { to: '/admin/cash', label: 'Cash of couriers', roles: ['accountant'] },
      { to: '/admin/payments', label: 'Payments by UPI', roles: ['support'] },
      { to: '/admin/bank', label: 'Bank', roles: ['accountant'] },
      { to: '/admin/papers', label: 'Invoices and GST', roles: ['accountant'] },
    ],
  },
  {
    label: 'Reports',
    pages: [
      { to: '/admin/reports/sales', label: 'Sales', roles: [] },
      { to: '/admin/reports/products', label: 'Products that sell', roles: [] },
      { to: '/admin/reports/customers', label: 'Customers who ordered', roles: [] },
      { to: '/admin/reports/delivery', label: 'Delivery', roles: [] },
      { to: '/admin/reports/stock', label: 'Stock value', roles: [] },
      { to: '/admin/reports/search', label: 'Searches', roles: [] },
      { to: '/admin/reports/visits', label: 'Page views', roles: [] },
      { to: '/admin/reports', label: 'All reports', roles: [] },
    ],
  },
  {
    label: 'Settings',
    pages: [
      { to: '/admin/settings', label: 'All settings', roles: [] },
      { to: '/admin/start', label: 'Opening list', roles: [] },
      ...settingsPages.map(({ to, label }): StaffEntry => ({ to, label, roles: [] })),
      { to: '/admin/gst-rates', label: 'GST rates', roles: [] },
      { to: '/admin/staff', label: 'Staff' },
      { to: '/admin/log', label: 'Changes' },
      { to: '/admin/looks', label: 'Who looked at customer data', roles: [] },
      { to: '/admin/mails', label: 'Sent emails', roles: ['support'] },
      { to: '/admin/jobs', label: 'Failed jobs', roles: [], isHidden: true },
    ],
  },
];

/** Returns the entry with the longest address that a page lies at or below. */
export function entryAt(pathname: string): StaffEntry | undefined {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const [today, ...others] = places.flatMap(({ pages }) => pages);
  if (pathname === today!.to) return today;
  return others
    .flatMap((entry) => [entry.to, ...(entry.below ?? [])].map((path) => ({ path, entry })))
    .filter(({ path }) => isBelow(path))
    .toSorted((one, other) => other.path.length - one.path.length)
    .at(0)?.entry;
}

export function mayOpen({ roles }: StaffEntry, role: StaffRole): boolean {
  return !roles || role === 'owner' || roles.includes(role);
}

/** Returns the places of a role with the pages that it opens. A packer has few pages, so they stand in one list without places. */
export function placesOf(role: StaffRole): Place[] {
  const own = places
    .map(({ label, pages }) => ({
      label,
      pages: pages.filter((entry) => !entry.isHidden && mayOpen(entry, role)),
    }))
    .filter(({ pages }) => pages.length > 0);
  if (role !== 'packer') return own;
  return own.flatMap(({ pages }) => pages.map((entry) => ({ label: entry.label, pages: [entry] })));
}
