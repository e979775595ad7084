import { type LucideIcon, Menu, Package, Plus, ShoppingBag, Sun, Truck } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Dialog } from '#platform/ui/dialog.tsx';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { entryAt, mayOpen } from './places.ts';
import { StaffTree } from './staff-nav.tsx';
import { useStaffRole } from './use-staff-role.ts';

type Shortcut = { to: string; label: string; Icon: LucideIcon; roles?: readonly StaffRole[] };

/** Pages that staff open many times a day on a phone. A role sees the first four that it may open. */
const shortcuts: readonly Shortcut[] = [
  { to: '/admin', label: 'Today', Icon: Sun },
  { to: '/admin/orders', label: 'Orders', Icon: ShoppingBag },
  { to: '/admin/orders/new', label: 'New order', Icon: Plus },
  { to: '/admin/packing', label: 'Packing', Icon: Package, roles: ['packer'] },
  { to: '/admin/hand-over', label: 'Hand-over', Icon: Truck, roles: ['packer'] },
  { to: '/admin/products', label: 'Products', Icon: Package },
];

const item =
  'flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-center text-xs leading-none text-moss aria-[current=page]:font-semibold aria-[current=page]:text-leaf';

/** The daily pages at the lower edge of a phone, and all places behind 'More'. The bar takes its own height, so it covers no content. */
export function StaffBar() {
  const role = useStaffRole();
  return (
    <div className="sticky bottom-0 z-30 min-h-14 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden">
      {role && <Shortcuts role={role} />}
    </div>
  );
}

function Shortcuts({ role }: { role: StaffRole }) {
  const { pathname } = useLocation();
  const at = entryAt(pathname)?.to ?? '';
  // The next page closes the sheet.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return (
    <>
      <nav aria-label="Daily pages" className="grid auto-cols-fr grid-flow-col">
        {shortcutsOf(role).map(({ to, label, Icon }) => (
          <Link key={to} to={to} aria-current={to === at ? 'page' : undefined} className={item}>
            <Icon aria-hidden className="size-5" strokeWidth={1.5} />
            {label}
          </Link>
        ))}
        <button type="button" aria-haspopup="dialog" className={item} onClick={() => setOpenAt(pathname)}>
          <Menu aria-hidden className="size-5" strokeWidth={1.5} />
          More
        </button>
      </nav>
      <Dialog title="All pages" open={isOpen} onClose={() => setOpenAt(null)}>
        <StaffTree role={role} isOpen onFollow={() => setOpenAt(null)} />
        <Link to="/" reloadDocument className="link inline-flex min-h-11 items-center">
          Go to the shop
        </Link>
      </Dialog>
    </>
  );
}

function shortcutsOf(role: StaffRole) {
  return shortcuts
    .filter(
      ({ to, roles }) => mayOpen(entryAt(to) ?? { to, label: '' }, role) && (roles?.includes(role) ?? true),
    )
    .slice(0, 4);
}
