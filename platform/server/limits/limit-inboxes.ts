import { inboxOf } from '../../canonical-email.ts';
import { daySeconds, hourSeconds } from '../../india-time.ts';
import { Refusal } from '../../refusal.ts';
import { type Db, inTransaction } from '../db.ts';
import { ownersNetwork } from './client-network.ts';
import { isWithinRate, limitRate, type RateLimit } from './limit-rate.ts';

type Asking = { email: string; network: string };

/** Counts for the owner what all networks were refused in a day. */
export const refusedEmails = {
  name: 'new-inboxes-refused',
  subject: 'all',
  limit: 1_000_000_000,
  windowSeconds: daySeconds,
};

/** Where everybody has a mailbox, so that their customers are no crowd of one domain. */
const openHosts = new Set(
  `gmail.com yahoo.com yahoo.in yahoo.co.in ymail.com outlook.com outlook.in hotmail.com live.com live.in msn.com
  rediffmail.com icloud.com proton.me zoho.com zohomail.in aol.com gmx.com mail.com yandex.com`.split(/\s+/),
);

/** The labels below a country under which others register, as in `shop.co.in`. */
const sharedLabels = new Set(
  'co com org net ac edu gov res firm gen ind nic mil ltd plc sch or ne go'.split(' '),
);

/**
 * Returns the domain whose owner has all its inboxes and all its subdomains, which may be one person, and null for a host where everybody has a
 * mailbox.
 */
export function ownedDomain(inbox: string): string | null {
  const host = inbox.slice(inbox.lastIndexOf('@') + 1);
  if (openHosts.has(host)) return null;
  const labels = host.split('.');
  const isShared = labels.at(-1)?.length === 2 && sharedLabels.has(labels.at(-2) ?? '');
  return labels.slice(isShared ? -3 : -2).join('.');
}

/**
 * Counts an email that somebody asked for to an address that nobody has proved. The inbox counts once a day for a network. A network has one
 * budget for all kinds of emails to inboxes that did not ask there before, and so has the domain of an inbox, which may belong to one
 * person. Refuses (429) with the wait. Accounts count as strangers do, so that no refusal tells who has one.
 */
export async function limitInboxes(db: Db, asking: Asking): Promise<void> {
  const { email, network } = asking;
  try {
    await inTransaction(db, async (tx) => {
      const asked = { name: 'inbox-asked', subject: `${inboxOf(email)} ${network}` };
      const isNew = await isWithinRate(tx, [{ ...asked, limit: 1, windowSeconds: daySeconds }]);
      // A refusal takes this use back, so that the inbox stays a new one.
      if (isNew) await limitRate(tx, budgetsOf(asking));
    });
  } catch (error) {
    if (error instanceof Refusal) await limitRate(db, [refusedEmails]);
    throw error;
  }
}

function budgetsOf({ email, network }: Asking): RateLimit[] {
  const domain = ownedDomain(inboxOf(email));
  const wide = ownersNetwork(network);
  return [
    { name: 'new-inboxes', subject: network, limit: 200, windowSeconds: hourSeconds },
    ...(wide === network
      ? []
      : [{ name: 'new-inboxes-wide', subject: wide, limit: 800, windowSeconds: hourSeconds }]),
    ...(domain === null
      ? []
      : [{ name: 'new-inboxes-domain', subject: domain, limit: 120, windowSeconds: hourSeconds }]),
  ];
}
