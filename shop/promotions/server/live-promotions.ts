import { lookEachSecond } from '#platform/server/cache/look-each-second.ts';
import { type Db, executeNamed } from '#platform/server/db.ts';
import type { Log } from '#platform/server/log.ts';
import type { OfferTerms } from '#shop/pricing/offers/offer-terms.ts';
import { offersOf, type Promotion, refOf } from '../promotion.ts';

export type LivePromotions = {
  /** The started promotions as this process knows them, with those that ended in the hour before. */
  current: () => readonly Promotion[];
  /** Reads them at once. Other processes do it within a second. */
  look: () => Promise<void>;
};

/** A group means its members, and those that join it later. */
const scope = `case when scope ? 'groupIds' then jsonb_set(scope, '{ids}', (scope -> 'ids') || coalesce((
  select jsonb_agg(products.id order by products.id) from products
  where products.group_id in (select jsonb_array_elements_text(scope -> 'groupIds')::int)), '[]')) else scope end`;

/** The customer of an offer that has just ended hears its name. */
const reading = `
  select json_strip_nulls(json_build_object('id', id, 'name', name, 'kind', kind, 'scope', ${scope}, 'fromPaise', from_paise,
      'percent', percent, 'paise', paise, 'buy', buy, 'get', get)) as terms,
    is_first_order as "isFirstOrder", per_customer as "perCustomer", needs_code as "needsCode",
    max_uses is not null as "isLimited", coalesce(used >= max_uses, false) as "isUsedUp",
    starts_at as "startsAt", least(ends_at, ended_at) as "endsAt",
    is_for_newsletter as "isForNewsletter", demo_key as "demoKey"
  from promotions
  where started_at is not null and coalesce(least(ends_at, ended_at) > now() - interval '1 hour', true)
  order by id`;

type Row = Omit<Promotion, 'id' | 'name' | 'kind'> & { terms: Promotion };

const naming = `
  select json_strip_nulls(json_build_object('id', id, 'name', name, 'kind', kind, 'scope', ${scope}, 'fromPaise', from_paise,
      'percent', percent, 'paise', paise, 'buy', buy, 'get', get)) as terms,
    demo_key as "demoKey",
    started_at is not null and coalesce(starts_at <= now(), true) and coalesce(used < max_uses, true) as "isOn"
  from promotions
  where (id::text = any($1::text[]) or 'demo:' || demo_key = any($1::text[])) and coalesce(least(ends_at, ended_at) > now(), true)`;

/** Returns the promotions that texts point at, drafts too, without those that have ended. */
export async function readNamedPromotions(db: Db, refs: readonly string[]) {
  if (refs.length === 0) return [];
  const { rows } = await executeNamed(db, 'named_promotions', naming, [refs]);
  return (rows as { terms: OfferTerms; demoKey: string | null; isOn: boolean }[]).map(
    ({ terms, demoKey, isOn }) => ({ ref: refOf({ id: terms.id, demoKey }), terms, isOn }),
  );
}

/** Returns the started promotions, with those that ended in the hour before. */
export async function readPromotions(db: Db): Promise<Promotion[]> {
  const { rows } = await executeNamed(db, 'started_promotions', reading);
  return (rows as Row[]).map(({ terms, ...rules }) => Object.assign(terms, rules));
}

/**
 * Keeps the promotions of this process current, so that no cart and no order of a shop without one has a further statement. `onChange` drops
 * the pages that name other offers than customers can have now.
 */
export async function openLivePromotions(
  { db, log }: { db: Db; log: Log },
  { onChange }: { onChange: () => void },
): Promise<LivePromotions & { stop: () => Promise<void> }> {
  let known = await readPromotions(db);
  const shownNow = () => JSON.stringify(offersOf(known));
  let shown = shownNow();
  const read = async () => {
    known = await readPromotions(db);
    const now = shownNow();
    if (now === shown) return;
    shown = now;
    onChange();
  };
  const { look, stop } = lookEachSecond(read, { log, failure: 'promotions not read' });
  return { current: () => known, look, stop };
}
