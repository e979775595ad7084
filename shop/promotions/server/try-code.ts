import { hourSeconds } from '#platform/india-time.ts';
import { type Db, executeNamed, inTransaction } from '#platform/server/db.ts';
import { ownersNetwork } from '#platform/server/limits/client-network.ts';
import { limitRate, type RateLimit } from '#platform/server/limits/limit-rate.ts';
import { codeKey } from '../code-key.ts';

/** A code that fits a started promotion. */
export type FoundCode = { promotionId: number; codeId: number; isUsedUp: boolean };

/** The customer who tries a code. The accounts of an inbox are one customer. `network` is absent where limits are off. */
export type Trying = {
  userId: number | null;
  cart: string | null;
  network: string | undefined;
  /** Of an order without an account, empty where it names none. */
  email?: string | undefined;
};

const finding = `
  select promotion_codes.id as "codeId", promotion_id as "promotionId",
    coalesce(promotion_codes.used >= promotion_codes.max_uses, false) as "isUsedUp"
  from promotion_codes join promotions on promotions.id = promotion_id
  where key = $1 and needs_code and started_at is not null and coalesce(promotion_codes.ends_at > now(), true)
    and (inbox is null or $2::int is null and $3::text is null
      or inbox = coalesce((select inbox_of(email) from users where users.id = $2), inbox_of($3)))`;

/**
 * Returns the promotion of a code, or null for a text that is none. A wrong try counts against the customer and the network; a right one costs
 * nothing. Refuses (429) every try beyond the budget, so that nobody learns there whether a code is right.
 */
export async function tryCode(db: Db, { code, by }: { code: string; by: Trying }): Promise<FoundCode | null> {
  const key = codeKey(code);
  if (by.network === undefined) return findCode(db, key, by);
  const limits = limitsOf(await customerOf(db, by), by.network);
  let found: FoundCode | null = null;
  await inTransaction(db, async (tx) => {
    await limitRate(tx, limits);
    found = await findCode(tx, key, by);
    // Takes the counted use back.
    if (found) throw new RightCode();
  }).catch((error: unknown) => {
    if (!(error instanceof RightCode)) throw error;
  });
  return found;
}

class RightCode extends Error {}

/** The code of a subscriber is none for another account. A cart without an account counts it, and the order asks. */
async function findCode(db: Db, key: string, { userId, email }: Trying): Promise<FoundCode | null> {
  if (key === '') return null;
  const { rows } = await executeNamed(db, 'find_promotion_code', finding, [key, userId, email ?? null]);
  return (rows[0] as FoundCode | undefined) ?? null;
}

async function customerOf(db: Db, { userId, cart }: Trying): Promise<string | null> {
  if (userId === null) return cart === null ? null : `cart ${cart}`;
  const { rows } = await executeNamed(
    db,
    'inbox_of_user',
    'select inbox_of(email) as inbox from users where id = $1',
    [userId],
  );
  return `inbox ${(rows[0] as { inbox: string } | undefined)?.inbox ?? userId}`;
}

/** Ten wrong tries an hour of a customer. A network may be that of a college, and of an IPv6 network its owner has many. */
function limitsOf(customer: string | null, network: string): RateLimit[] {
  const hour = { windowSeconds: hourSeconds };
  const wide = ownersNetwork(network);
  return [
    ...(customer === null ? [] : [{ name: 'promotion-codes', subject: customer, limit: 10, ...hour }]),
    { name: 'promotion-codes-network', subject: network, limit: 300, ...hour },
    ...(wide === network ? [] : [{ name: 'promotion-codes-wide', subject: wide, limit: 1_200, ...hour }]),
  ];
}
