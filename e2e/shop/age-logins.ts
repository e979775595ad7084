import { sql } from 'drizzle-orm';
import type { JourneyShop } from './journey-shop.ts';

/** Makes a customer's logins eleven minutes old, too old to change the email address. */
export function ageLogins(shop: JourneyShop, { id }: { id: number }) {
  const change = sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`;
  return shop.onDatabase(({ db }) => db.execute(change));
}
