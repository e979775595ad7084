import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { maxCounted, shownCount } from '#shop/board/admin/contract.ts';
import { boardQuery } from '#shop/board/admin/ui/queries.ts';
import { entryAt, type Place, placesOf } from './places.ts';
import { useStaffRole } from './use-staff-role.ts';

/** The places in a column beside the page. The role is known only after the page is shown, so the column has its width from the start. */
export function StaffColumn() {
  const role = useStaffRole();
  return (
    <div className="sticky top-0 max-h-dvh w-60 shrink-0 self-start overflow-y-auto p-4 max-lg:hidden print:hidden">
      {role && <StaffTree role={role} />}
    </div>
  );
}

type TreeProps = { role: StaffRole; isOpen?: boolean; onFollow?: () => void };

/** The places of a role with what waits in each. The place of the open page shows its pages, and `isOpen` opens all. */
export function StaffTree({ role, isOpen = false, onFollow }: TreeProps) {
  const { pathname } = useLocation();
  const waiting = useWaiting(role);
  const at = entryAt(pathname)?.to ?? '';
  return (
    <nav aria-label="Staff">
      <ul className="flex flex-col gap-0.5">
        {placesOf(role).map((place) => (
          <li key={place.label}>
            <PlaceLinks {...{ place, at, waiting, isOpen, onFollow }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Orders and sales are not for content staff. */
const rolesWithBoard: ReadonlySet<StaffRole> = new Set(['owner', 'packer', 'support']);

/** Returns how much waits for the role at each page, by the page's address. Empty until the shop has counted. */
function useWaiting(role: StaffRole): Map<string, number> {
  const { data } = useQuery({ ...boardQuery(), enabled: rolesWithBoard.has(role) });
  const counts = new Map<string, number>();
  for (const { to, count } of data?.rows ?? []) {
    const page = entryAt(new URL(to, 'http://shop').pathname)?.to;
    if (page) counts.set(page, Math.min((counts.get(page) ?? 0) + count, maxCounted + 1));
  }
  return counts;
}

type LinksProps = {
  place: Place;
  at: string;
  waiting: Map<string, number>;
  isOpen: boolean;
  onFollow: (() => void) | undefined;
};

function PlaceLinks({ place: { label, pages }, at, waiting, isOpen, onFollow }: LinksProps) {
  const [first] = pages;
  const isHere = pages.some(({ to }) => to === at);
  const count = pages.reduce((sum, { to }) => sum + (waiting.get(to) ?? 0), 0);
  const isUnfolded = pages.length > 1 && (isHere || isOpen);
  return (
    <>
      <Link
        to={first!.to}
        onClick={onFollow}
        aria-current={isHere && pages.length === 1 ? 'page' : undefined}
        className={`flex min-h-11 items-center gap-2 rounded-md px-3 hover:bg-sand ${isHere ? 'font-semibold text-leaf' : ''}`}
      >
        {label}
        <Waiting count={count} />
      </Link>
      {isUnfolded && (
        <ul className="ml-3 border-l border-line" aria-label={label}>
          {pages.map(({ to, label: page }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onFollow}
                aria-current={to === at ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2 rounded-md px-3 text-sm hover:bg-sand aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
              >
                {page}
                <Waiting count={waiting.get(to) ?? 0} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-sand px-2 text-sm font-normal text-ink tabular-nums">
      <span className="sr-only">, </span>
      {shownCount(count)}
      <span className="sr-only"> to do</span>
    </span>
  );
}
