import { dayMs } from '../../india-time.ts';
import { refusedEmails } from '../../server/limits/limit-inboxes.ts';
import { readCounter } from '../../server/limits/limit-rate.ts';
import type { BoardRows } from './board-row.ts';

/** The row of 'Today' about emails that a network or a domain used up. Only the owner sees it. */
export const refusedEmailRows = {
  refusedEmails: {
    label: 'Emails to new addresses that one network asked for too often',
    action: 'See the emails',
    to: '/admin/mails',
    roles: [],
    patienceMs: dayMs,
    count: async (db, { limit }) => {
      const refused = await readCounter(db, refusedEmails);
      return refused && { since: refused.since, count: Math.min(refused.count, limit) };
    },
  },
} satisfies BoardRows;
