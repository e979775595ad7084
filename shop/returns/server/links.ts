import { eq } from 'drizzle-orm';
import { hourMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import { isErased } from '#shop/orders/server/erase/erase-customer.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { readReturnLink } from '#shop/orders/server/tracking/signed-links.ts';
import { linkRefusals } from '#shop/orders/tracking/contract.ts';
import { orderStates } from '#shop/orders/states.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Returns the delivered order of a signed link. Refuses a foreign or expired link, and one of a deleted account (404). */
export async function findLinkedOrder(
  db: Db,
  { token, now = new Date() }: { token: string; now?: Date },
): Promise<OrderRow> {
  const orderNumber = readReturnLink(token, now);
  const [order] = orderNumber
    ? await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    : [];
  if (!order || !orderStates[order.state].hasArrived || order.replaces || isErased(order))
    throw linkRefusals.linkOver();
  return order;
}

type File = 'return-photo' | 'return-credit-note';

const paths: Record<File, string> = {
  'return-photo': '/api/returns/photos',
  'return-credit-note': '/api/returns/credit-notes',
};

/** Returns an address that shows a private file for an hour, since a picture sends no token of its own. */
export function fileUrl(file: File, id: number, now = new Date()): string {
  return `${paths[file]}/${signLink(file, { id, at: new Date(now.getTime() + hourMs) })}`;
}

/** Returns the id of the file. Refuses a foreign or expired address (404). */
export function readFileLink(file: File, token: string, now = new Date()): number {
  const link = readSignedLink(file, token);
  if (!link || link.at <= now) throw linkRefusals.linkOver();
  return link.id;
}
