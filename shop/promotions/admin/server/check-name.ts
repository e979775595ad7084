import type { Db } from '#platform/server/db.ts';
import { foreignWaysIn, foreignWords, noOwnWays } from '#shop/claims/foreign-ways.ts';
import { readClaims } from '#shop/claims/read-claims.ts';
import { saysTerms } from '#shop/pricing/offers/says-terms.ts';
import { refusals } from '../contract.ts';
import type { PromotionFields } from '../fields.ts';
import { termsOfFields } from './terms-of-fields.ts';

/**
 * Refuses (400) the name of an offer that holds a claim which the law forbids, or a way to somebody else, or promises something else than the
 * offer gives. Doubtful words are the owner's decision, who alone starts an offer.
 */
export async function checkName(db: Db, fields: PromotionFields): Promise<void> {
  const { name } = fields;
  const claim = readClaims(name, 'ayurvedic', { isTitle: true }).find(({ verdict }) => verdict === 'refused');
  if (claim) throw refusals.wrong('name', `“${claim.words}” is a claim that the law forbids (${claim.law}).`);
  const [foreign] = foreignWaysIn(name, noOwnWays);
  if (foreign) throw refusals.wrong('name', `“${foreign.words}” ${foreignWords[foreign.kind]}`);
  if (!saysTerms(name, await termsOfFields(db, fields)))
    throw refusals.wrong('name', 'The name promises something else than the offer gives.');
}
