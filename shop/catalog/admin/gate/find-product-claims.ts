import type { ClaimClass } from '#shop/claims/find-claims.ts';
import { type Claim, readClaims } from '#shop/claims/read-claims.ts';
import type { Statements } from './check-gate.ts';

export type ProductClaim = Claim & { field: string };

/** A condition in these is a claim by itself. */
const titleFields = new Set(['name', 'nameHindi', 'slug', 'genericName', 'offer', 'concerns']);
/** Free texts. Statements of the label are short words and amounts. */
const proseFields = new Set(['name', 'nameHindi', 'offer', 'description', 'howToUse', 'pictures', 'slug']);
/** Numbers, and chosen words. */
const unread = new Set([
  'licence',
  'fssai',
  'gtin',
  'foodKind',
  'medicineUse',
  'gstSupply',
  'standardMark',
  'productClass',
  'vegetarian',
  'netQuantity',
  'mrp',
  'unitPrice',
  'hsn',
  'weight',
  'parts',
]);

/** Returns the claims in the texts of a product. A combo, or a product without a class, meets the law of medicines. */
export function findProductClaims(statements: Statements): ProductClaim[] {
  const { productClass } = statements;
  const claimClass = isClaimClass(productClass) ? productClass : 'ayurvedic';
  return Object.entries(statements).flatMap(([field, text]) => {
    if (text === '' || unread.has(field)) return [];
    const claims = readClaims(text, claimClass, {
      isTitle: titleFields.has(field),
      byRulesAlone: !proseFields.has(field),
    });
    return claims.map((claim) => Object.assign(claim, { field }));
  });
}

const isClaimClass = (name = ''): name is ClaimClass =>
  ['ayurvedic', 'cosmetic', 'food', 'general'].includes(name);
