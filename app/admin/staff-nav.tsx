import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { staffSessionQuery } from '#shop/accounts/admin/ui/queries.ts';
import { useSession } from '#shop/accounts/ui/session.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';

type Entry = { to: string; label: string; roles?: readonly StaffRole[] };

/** Pages of the staff side, in the order of a working day. Without `roles` every role sees the page. */
const entries: readonly Entry[] = [
  { to: '/admin', label: 'Start' },
  { to: '/admin/orders', label: 'Orders', roles: ['packer', 'support'] },
  { to: '/admin/packing', label: 'Packing', roles: ['packer'] },
  { to: '/admin/hand-over', label: 'Hand-over', roles: ['packer'] },
  { to: '/admin/products', label: 'Products', roles: ['content'] },
  { to: '/admin/stock', label: 'Stock', roles: ['packer'] },
  { to: '/admin/categories', label: 'Categories', roles: ['content'] },
  { to: '/admin/cash', label: 'Cash', roles: [] },
  { to: '/admin/papers', label: 'Papers', roles: [] },
  { to: '/admin/reports', label: 'Reports', roles: [] },
  { to: '/admin/staff', label: 'Staff' },
  { to: '/admin/log', label: 'Log' },
];

/** The pages that the role may open. Empty before the sign-in, and so on the server. */
export function StaffNav() {
  const { user, ended } = useSession();
  const isSignedIn = user !== null && user.id > 0 && !ended;
  const { data } = useQuery({ ...staffSessionQuery(), enabled: isSignedIn });
  if (!data?.isProved || !isSignedIn) return null;
  const open = entries.filter(({ roles }) => !roles || data.role === 'owner' || roles.includes(data.role));
  return (
    <nav aria-label="Staff" className="-mx-2 flex w-full flex-wrap gap-x-1">
      {open.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/admin'}
          className="inline-flex min-h-11 items-center rounded-md px-2 hover:bg-sand aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
