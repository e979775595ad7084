import { type Db, executeNamed } from '#platform/server/db.ts';

export type Use = { promotionId: number; codeId: number | null; savedPaise: number };

/** A promotion without a limit is no row that orders wait for. */
const taking = `
  with wanted as (
    select * from unnest($2::int[], $3::int[], $4::int[]) as use (promotion_id, code_id, saved_paise)
  ), counted as (
    update promotions set used = used + 1 from wanted
    where id = promotion_id and max_uses is not null and used < max_uses and ended_at is null and coalesce(ends_at > now(), true)
    returning id
  ), running as (
    select id from promotions join wanted on id = promotion_id
    where max_uses is null and ended_at is null and coalesce(ends_at > now(), true)
    union all select id from counted
  ), coded as (
    update promotion_codes set used = used + 1 from wanted
    where id = wanted.code_id and promotion_codes.promotion_id = wanted.promotion_id and (max_uses is null or used < max_uses)
    returning id
  )
  insert into promotion_uses (order_id, promotion_id, code_id, saved_paise)
  select $1::uuid, promotion_id, code_id, saved_paise from wanted
  where promotion_id in (select id from running) and (code_id is null or code_id in (select id from coded))
  returning promotion_id as "promotionId"`;

/**
 * Takes the uses of an order in its transaction, as the last unit of a product is taken. Returns the promotions that have no use left; then
 * the caller rolls the transaction back.
 */
export async function takeUses(
  tx: Db,
  { orderId, uses }: { orderId: string; uses: readonly Use[] },
): Promise<number[]> {
  const { rows } = await executeNamed(tx, 'take_promotion_uses', taking, [
    orderId,
    uses.map(({ promotionId }) => promotionId),
    uses.map(({ codeId }) => codeId),
    uses.map(({ savedPaise }) => savedPaise),
  ]);
  const taken = new Set((rows as Use[]).map(({ promotionId }) => promotionId));
  return uses.map(({ promotionId }) => promotionId).filter((id) => !taken.has(id));
}

const givingBack = `
  with freed as (
    update promotion_uses set given_back_at = now() where order_id = $1 and given_back_at is null
    returning promotion_id, code_id
  ), counted as (
    update promotions set used = used - 1 from freed where id = freed.promotion_id and max_uses is not null
  )
  update promotion_codes set used = used - 1 from freed where id = freed.code_id`;

const retaking = `
  with freed as (
    select promotion_id, code_id from promotion_uses where order_id = $1 and given_back_at is not null
  ), counted as (
    update promotions set used = used + 1 from freed where id = freed.promotion_id and max_uses is not null and used < max_uses
    returning id
  ), unlimited as (
    select id from promotions join freed on id = promotion_id where max_uses is null union all select id from counted
  ), coded as (
    update promotion_codes set used = used + 1 from freed where id = freed.code_id and (max_uses is null or used < max_uses)
    returning id
  ), retaken as (
    update promotion_uses set given_back_at = null
    where order_id = $1 and given_back_at is not null and promotion_id in (select id from unlimited)
      and (code_id is null or code_id in (select id from coded))
    returning promotion_id
  )
  select (select count(*) from freed) = (select count(*) from retaken) as "isWhole"`;

/**
 * Takes the uses of an order again that gave them back, at the price of its day. Returns false when one has none left; then the caller rolls back.
 */
export async function retakeUses(tx: Db, { orderId }: { orderId: string }): Promise<boolean> {
  const { rows } = await executeNamed(tx, 'retake_promotion_uses', retaking, [orderId]);
  return (rows as { isWhole: boolean }[])[0]!.isWhole;
}

/** Gives the uses of a cancelled order back, once. */
export async function giveBackUses(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  await executeNamed(tx, 'give_back_promotion_uses', givingBack, [orderId]);
}
