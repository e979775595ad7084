// §9 any life of an order, from edits to remittances and returns, keeps all invariants and one honest price: order, email, label, invoice less credit notes,
// cash
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { OfferTerms } from '#shop/pricing/offers/offer-terms.ts';
import { anyOffer } from '#shop/pricing/offers/testing.ts';
import { type Heard, labels, newLife } from '#shop/orders/testing/life-of-order.ts';
import { pricesOf } from '#shop/orders/testing/prices-of-order.ts';

const { db } = await testDatabase();

type Acts = Awaited<ReturnType<typeof newLife>>['acts'];
type Act = { [Name in keyof Acts]: [Name, ...Parameters<Acts[Name]>] }[keyof Acts];

const counts = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(2)).map((three): number[] => three);
const heard = fc.constantFrom(...(Object.keys(labels) as Heard[]));
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: counts.map((given): Act => ['edit', given]) },
  { weight: 5, arbitrary: fc.boolean().map((edits): Act => ['answer', edits]) },
  { weight: 3, arbitrary: fc.constant<Act>(['pack']) },
  { weight: 1, arbitrary: fc.constant<Act>(['unpack']) },
  { weight: 5, arbitrary: heard.map((scan): Act => ['hear', scan]) },
  { weight: 1, arbitrary: fc.constant<Act>(['cancel']) },
  { weight: 2, arbitrary: fc.option(counts).map((given): Act => ['inspect', given]) },
  { weight: 2, arbitrary: fc.constantFrom(60, 100, 110).map((share): Act => ['pay', share]) },
  { weight: 1, arbitrary: fc.boolean().map((newest): Act => ['undoPay', newest]) },
  { weight: 3, arbitrary: counts.map((given): Act => ['askBack', given]) },
  { weight: 3, arbitrary: counts.map((given): Act => ['takeBack', given]) },
  { weight: 2, arbitrary: fc.constant<Act>(['refund']) },
  { weight: 1, arbitrary: fc.boolean().map((byStaff): Act => ['endReturn', byStaff]) },
);

async function run(acts: Acts, [name, ...given]: Act): Promise<void> {
  const act = acts[name] as (...args: unknown[]) => Promise<void>;
  await act(...given).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
}

const sent: Act[] = [
  ['edit', [1, 2, 1]],
  ['answer', true],
  ['edit', [3, 0, 1]],
  ['answer', true],
  ['pack'],
  ['hear', 'pickedUp'],
];
const lives: Act[][] = [
  [
    ...sent,
    ['hear', 'delivered'],
    ['pay', 60],
    ['pay', 100],
    ['undoPay', false],
    ['undoPay', true],
    ['pay', 100],
  ],
  [
    ...sent,
    ['hear', 'nobodyThere'],
    ['hear', 'broughtBack'],
    ['inspect', [1, 1, 0]],
    ['inspect', null],
    ['inspect', [3, 0, 0]],
  ],
  [
    ...sent,
    ['hear', 'delivered'],
    ['askBack', [1, 0, 0]],
    ['endReturn', false],
    ['askBack', [2, 1, 1]],
    ['takeBack', [1, 1, 1]],
    ['pay', 100],
    ['refund'],
    ['refund'],
    ['askBack', [1, 1, 1]],
    ['takeBack', [3, 0, 1]],
    ['refund'],
  ],
  [...sent, ['hear', 'lost'], ['pay', 100], ['undoPay', true]],
  [
    ['answer', true],
    ['edit', [1, 0, 0]],
    ['answer', false],
    ['pack'],
    ['unpack'],
    ['edit', [0, 1, 0]],
    ['cancel'],
    ['answer', true],
  ],
];

type Example = [Act[], OfferTerms | null];

const ofDiwali = { id: 1, name: 'Diwali', scope: { kind: 'order' }, fromPaise: 600_00 } as const;
const tenOff: OfferTerms = { ...ofDiwali, kind: 'percent', percent: 10 };
const twoForOne: OfferTerms = { ...ofDiwali, kind: 'buy_get', buy: 1, get: 1 };

it('any life of an order keeps all invariants and one price from order to cash', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAct, { minLength: 4, maxLength: 16 }),
      fc.option(anyOffer),
      async (life, offer) => {
        const one = await newLife(db, offer);
        for (const act of life) await run(one.acts, act);
        const { state, owed, billed, refunds, paid } = await pricesOf(db, one);
        seen.add(state);
        if (paid > 0) seen.add('refunded');
        expect(new Set(owed).size, `${state}: ${owed.join(', ')}`).toBe(1);
        const collected = state === 'returned' || state === 'lost' ? 0 : owed[0]!;
        if (billed !== null) expect(billed).toBe(collected - refunds);
        expect(paid).toBeLessThanOrEqual(refunds);
        expect(await checkInvariants(db)).toEqual([]);
      },
    ),
    {
      numRuns: 25,
      examples: lives.flatMap((life) => [null, tenOff, twoForOne].map((offer): Example => [life, offer])),
    },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining(['delivered', 'returned', 'lost', 'cancelled', 'refunded']),
  );
}, 120_000);
