import { useQuery } from '@tanstack/react-query';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { maxCounted } from '#shop/board/admin/contract.ts';
import { boardQuery } from '#shop/board/admin/ui/queries.ts';
import { entryAt } from './places.ts';

/** Orders and sales are not for content staff. */
const rolesWithBoard: ReadonlySet<StaffRole> = new Set(['owner', 'packer', 'support']);

/** Returns how much waits for the role at each page, by the page's address. Empty until the shop has counted. */
export function useWaiting(role: StaffRole): Map<string, number> {
  const { data } = useQuery({ ...boardQuery(), enabled: rolesWithBoard.has(role) });
  const counts = new Map<string, number>();
  for (const { to, count } of data?.rows ?? []) {
    const page = entryAt(new URL(to, 'http://shop').pathname)?.to;
    if (page) counts.set(page, Math.min((counts.get(page) ?? 0) + count, maxCounted + 1));
  }
  return counts;
}
