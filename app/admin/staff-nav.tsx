import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { staffSessionQuery } from '#shop/accounts/admin/ui/queries.ts';
import { useSession } from '#shop/accounts/ui/session.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';

type Entry = {
  to: string;
  label: string;
  roles?: readonly StaffRole[];
  /** Another page leads there. */
  isHidden?: true;
};

/** Pages of the staff side, in the order of a working day. Without `roles` every role sees the page. */
const entries: readonly Entry[] = [
  { to: '/admin', label: 'Today' },
  { to: '/admin/orders', label: 'Orders', roles: ['packer', 'support'] },
  { to: '/admin/packing', label: 'Packing', roles: ['packer'] },
  { to: '/admin/hand-over', label: 'Hand-over', roles: ['packer'] },
  { to: '/admin/by-hand', label: 'By hand', roles: ['packer', 'support'] },
  { to: '/admin/returns', label: 'Returns', roles: ['packer', 'support'] },
  { to: '/admin/reviews', label: 'Reviews', roles: ['support'] },
  { to: '/admin/grievances', label: 'Complaints', roles: ['support'] },
  { to: '/admin/questions', label: 'Questions', roles: ['support'] },
  { to: '/admin/customers', label: 'Customers', roles: ['support'] },
  { to: '/admin/products', label: 'Products', roles: ['content'] },
  { to: '/admin/stock', label: 'Stock', roles: ['packer'] },
  { to: '/admin/categories', label: 'Categories', roles: ['content'] },
  { to: '/admin/content', label: 'Words', roles: ['content'] },
  { to: '/admin/newsletter', label: 'Newsletter', roles: ['content'] },
  { to: '/admin/search', label: 'Search', roles: ['content'] },
  { to: '/admin/cash', label: 'Cash', roles: [] },
  { to: '/admin/papers', label: 'Documents', roles: [] },
  { to: '/admin/reports', label: 'Reports', roles: [] },
  { to: '/admin/settings', label: 'Settings', roles: [] },
  { to: '/admin/gst-rates', label: 'GST rates', roles: [], isHidden: true },
  { to: '/admin/staff', label: 'Staff' },
  { to: '/admin/mails', label: 'Emails', roles: ['support'] },
  { to: '/admin/log', label: 'Log' },
  { to: '/admin/looks', label: 'Looks', roles: [] },
  { to: '/admin/jobs', label: 'Failed jobs', roles: [], isHidden: true },
];

/** Returns the entry that a page belongs to. */
export function entryAt(pathname: string): Entry | undefined {
  const [, ...others] = entries;
  return others.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
}

export function mayOpen({ roles }: Entry, role: StaffRole): boolean {
  return !roles || role === 'owner' || roles.includes(role);
}

/** Returns the role of staff who are signed in with their second factor. Nobody is on the server. */
export function useStaffRole(): StaffRole | undefined {
  const { user, ended } = useSession();
  const isSignedIn = user !== null && user.id > 0 && !ended;
  const { data } = useQuery({ ...staffSessionQuery(), enabled: isSignedIn });
  return isSignedIn && data?.isProved ? data.role : undefined;
}

/** The pages that the role may open. The role is known only after the page is shown, so they have their place from the start. */
export function StaffNav() {
  const role = useStaffRole();
  return role ? <StaffLinks role={role} /> : <div className="h-11 w-full" />;
}

/** On a phone the links are one row that scrolls to the open page. A button beside it shows all rows. */
function StaffLinks({ role }: { role: StaffRole }) {
  const { pathname } = useLocation();
  const at = entryAt(pathname)?.to ?? '/admin';
  const row = useRef<HTMLElement>(null);
  // The next page shows one row again.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const showsAll = openAt === pathname;
  useEffect(() => {
    const nav = row.current!;
    const link = nav.querySelector<HTMLElement>(`[href="${at}"]`);
    if (link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.clientWidth) / 2;
  }, [at]);
  const open = entries.filter((entry) => !entry.isHidden && mayOpen(entry, role));
  return (
    <div className="flex w-full items-start gap-2">
      <nav
        ref={row}
        id="staff-pages"
        aria-label="Staff"
        className={`relative -mx-2 -my-1 flex min-w-0 flex-1 gap-x-1 overflow-x-auto px-0 py-1 pointer-fine:flex-wrap ${showsAll ? 'flex-wrap' : ''}`}
      >
        {open.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/admin'}
            // The open page is not bold, since a wider word would break the line elsewhere.
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center rounded-md px-2 decoration-2 underline-offset-8 hover:bg-sand aria-[current=page]:text-leaf aria-[current=page]:underline"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <button
        type="button"
        aria-expanded={showsAll}
        aria-controls="staff-pages"
        className="link inline-flex min-h-11 shrink-0 items-center pl-2 pointer-fine:hidden"
        onClick={() => setOpenAt(showsAll ? null : pathname)}
      >
        {showsAll ? 'Fewer pages' : 'All pages'}
      </button>
    </div>
  );
}
