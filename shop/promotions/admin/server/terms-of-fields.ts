import type { Db } from '#platform/server/db.ts';
import type { OfferTerms } from '#shop/pricing/offers/offer-terms.ts';
import type { PromotionFields } from '../fields.ts';
import { readScope, withMembers } from './read-scope.ts';

/** Returns the terms of a form that is not saved. Refuses wrong names (400). */
export async function termsOfFields(db: Db, fields: PromotionFields): Promise<OfferTerms> {
  const { name, kind, percent, amount, buy, get, from } = fields;
  return {
    id: 0,
    name,
    kind,
    scope: await withMembers(db, await readScope(db, fields)),
    fromPaise: Math.round(from * 100),
    percent,
    paise: Math.round(amount * 100),
    buy,
    get,
  };
}
