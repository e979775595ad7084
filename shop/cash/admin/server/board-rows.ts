import type { BoardRows } from '#platform/admin/server/board-row.ts';
import { dayMs } from '#platform/india-time.ts';
import { countMissing } from './list-dues.ts';

/** The row of 'Today' about cash. Only the owner sees it. */
export const cashRows = {
  cash: {
    label: 'Orders whose courier has kept the cash for more than 10 days',
    action: 'Claim it',
    to: '/admin/cash?show=missing',
    roles: [],
    patienceMs: 10 * dayMs,
    count: countMissing,
  },
} satisfies BoardRows;
