import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { OfferTerms } from '#shop/pricing/offers/offer-terms.ts';
import { codeKey } from '../code-key.ts';
import type { Promotion } from '../promotion.ts';
import { readPromotions } from './live-promotions.ts';
import { promotionCodes, promotions } from './tables.ts';

type Rules = Partial<typeof promotions.$inferInsert> & { codes?: string[]; usesOfCode?: number };

/** Starts a promotion for a test: by default 10 % off every order. Returns its id. */
export async function makePromotion(
  db: Db,
  { codes = [], usesOfCode, ...given }: Rules = {},
): Promise<number> {
  const kind = given.kind ?? 'percent';
  const [made] = await db
    .insert(promotions)
    .values({
      name: 'Diwali: 10% off',
      kind,
      ...(kind === 'percent' ? { percent: 10 } : {}),
      scope: { kind: 'order' },
      startedAt: new Date(),
      needsCode: codes.length > 0,
      ...given,
    })
    .returning({ id: promotions.id });
  const { id } = made!;
  if (codes.length > 0)
    await db
      .insert(promotionCodes)
      .values(
        codes.map((code) => ({ promotionId: id, code, key: codeKey(code), maxUses: usesOfCode ?? null })),
      );
  return id;
}

/** Ends a promotion for a test, by default an hour and more ago. */
export async function endPromotion(db: Db, id: number, endedAt = new Date(0)): Promise<void> {
  await db.update(promotions).set({ endedAt }).where(eq(promotions.id, id));
}

/** Returns started promotions as a running shop knows them. */
export async function livePromotions(db: Db) {
  let known = await readPromotions(db);
  const look = async () => {
    known = await readPromotions(db);
  };
  return { current: () => known, look };
}

/** Starts a promotion with these terms for a test. */
export async function startTerms(
  db: Db,
  { kind, percent, paise, buy, get, ...terms }: OfferTerms,
  rules: Rules = {},
): Promise<Promotion> {
  const id = await makePromotion(db, {
    name: terms.name,
    kind,
    scope: terms.scope,
    fromPaise: terms.fromPaise,
    percent: kind === 'percent' ? percent! : null,
    paise: kind === 'rupees' ? paise! : null,
    buy: kind === 'buy_get' ? buy! : null,
    get: kind === 'buy_get' ? get! : null,
    ...rules,
  });
  return (await readPromotions(db)).find((one) => one.id === id)!;
}
