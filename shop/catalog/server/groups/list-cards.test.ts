import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { withDescendants } from '../../category-tree.ts';
import { type Filters, type Sort, sorts } from '../../filters.ts';
import { filterProducts } from '../filtering/filter-products.ts';
import { readListFacets } from '../filtering/read-facets.ts';
import { listCategories } from '../list-categories.ts';
import { listProducts } from '../list-products.ts';
import { products } from '../tables.ts';
import { makeCategory, makeProduct } from '../testing.ts';
import { productGroups } from './tables.ts';
import { makeGroup } from './testing.ts';

const { db } = await testDatabase();
const mixes = Number(process.env.MIXES_OF_FILTERS ?? 40);

/** A generator with a seed, so that a failure repeats. */
function dice(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return {
    below: (most: number) => Math.floor(next() * most),
    of: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)]!,
    may: (chance: number) => next() < chance,
  };
}

const forms = ['Oil', 'Powder', ''] as const;
const concerns = ['Dry hair', 'Frizz', 'Sleep'] as const;
const origins = ['India', 'Nepal', ''] as const;

async function makeShelf(seed: number) {
  const { below, of, may } = dice(seed);
  const root = await makeCategory(db, { slug: 'root' });
  const others = [await makeCategory(db, { parentId: root.id }), await makeCategory(db), root];
  for (let group = 0; group < 40; group += 1) {
    const size = of([1, 1, 2, 3, 4]);
    const members: number[] = [];
    for (let at = 0; at < size; at += 1) {
      const { id } = await makeProduct(db, {
        categoryId: of(others).id,
        mrpPaise: 10_000 + below(20) * 2_500,
        discountPercent: of([0, 10, 33]),
        stock: of([0, 0, 3, 20]),
        onSale: !may(0.1),
        published: !may(0.15),
        form: of(forms),
        concerns: concerns.filter(() => may(0.4)),
        countryOfOrigin: of(origins),
        popularity: below(5),
        rating: below(6),
      });
      members.push(id);
    }
    if (size > 1)
      await makeGroup(db, {
        members: members.map((id, at) => ({ id, values: [`${at}`] })),
        leadId: of(members),
      });
  }
}

type Row = typeof products.$inferSelect;
type Card = { shown: Row; counted: Row };

/** The cards by the plain rule, from rows alone. */
async function plainCards(): Promise<Card[]> {
  const [rows, groups] = await Promise.all([
    db.select().from(products).where(eq(products.published, true)),
    db.select().from(productGroups),
  ]);
  const isInStock = (row: Row) => row.onSale && row.stock > 0;
  const byKey = Map.groupBy(rows, ({ id, groupId }) =>
    groupId === null ? `product ${id}` : `group ${groupId}`,
  );
  return [...byKey.values()].map((members) => {
    const inOrder = members.toSorted((a, b) => a.groupPosition - b.groupPosition || a.id - b.id);
    const lead = groups.find(({ id }) => id === members[0]!.groupId)?.leadId;
    const [shown] = inOrder.toSorted(
      (a, b) => Number(isInStock(b)) - Number(isInStock(a)) || a.exactPrice - b.exactPrice,
    );
    return { shown: shown!, counted: inOrder.find(({ id }) => id === lead) ?? inOrder[0]! };
  });
}

const orders: Record<Sort | 'given', (a: Row, b: Row) => number> = {
  given: () => 0,
  popular: (a, b) => b.popularity - a.popularity,
  price: (a, b) => a.exactPrice - b.exactPrice,
  'price-desc': (a, b) => b.exactPrice - a.exactPrice,
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount,
  origin: (a, b) =>
    a.countryOfOrigin < b.countryOfOrigin ? -1 : Number(a.countryOfOrigin > b.countryOfOrigin),
};

function passes({ shown, counted }: Card, filters: Filters, within: number[] | null): boolean {
  const { form, concern, origin, minPrice, maxPrice, inStock, rating } = filters;
  return (
    (within === null || within.includes(counted.categoryId)) &&
    (form === undefined || counted.form === form) &&
    (concern === undefined || counted.concerns.includes(concern)) &&
    (origin === undefined || counted.countryOfOrigin === origin) &&
    (minPrice === undefined || shown.exactPrice >= minPrice * 10_000) &&
    (maxPrice === undefined || shown.exactPrice <= maxPrice * 10_000) &&
    (inStock === undefined || (shown.onSale && shown.stock > 0)) &&
    (rating === undefined || shown.rating >= rating)
  );
}

const countsOf = (values: string[]) =>
  Object.fromEntries(
    [...Map.groupBy(values.filter(Boolean), (value) => value)].map(([value, all]) => [value, all.length]),
  );
const asCounts = (facets: { value: string; count: number | null }[]) =>
  Object.fromEntries(facets.map(({ value, count }) => [value, count]));

it('lists, counts and filters cards as a plain list of them does', async () => {
  await makeShelf(7);
  const { of, may, below } = dice(11);
  const categories = await listCategories(db);
  const cards = await plainCards();
  expect(cards.some(({ shown, counted }) => shown.id !== counted.id)).toBe(true);
  for (let mix = 0; mix < mixes; mix += 1) {
    const filters: Filters = {
      ...(may(0.4) && { category: String(of(categories).id) }),
      ...(may(0.3) && { form: of(forms.slice(0, 2)) }),
      ...(may(0.3) && { concern: of(concerns) }),
      ...(may(0.2) && { origin: of(origins.slice(0, 2)) }),
      ...(may(0.3) && { minPrice: 100 + below(300) }),
      ...(may(0.3) && { maxPrice: 100 + below(400) }),
      ...(may(0.3) && { inStock: 'true' as const }),
      ...(may(0.2) && { rating: 1 + below(5) }),
    };
    const sort = may(0.2) ? undefined : of(sorts);
    const within =
      filters.category === undefined ? null : withDescendants(categories, Number(filters.category));
    const found = cards.filter((card) => passes(card, filters, within));
    const wanted = found
      .map(({ shown }) => shown)
      .toSorted((a, b) => orders[sort ?? 'given'](a, b) || a.id - b.id);
    const limit = 1 + below(7);
    const listed: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listProducts(db, { ...filters, sort, limit, cursor, isOfCards: true });
      expect(page.total, JSON.stringify(filters)).toBe(wanted.length);
      listed.push(...page.products.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(listed, JSON.stringify({ filters, sort })).toEqual(wanted.map(({ id }) => id));
    const facets = await readListFacets(db, await filterProducts(db, filters, { isOfCards: true }));
    const counted = found.map((card) => card.counted);
    expect(asCounts(facets.forms), JSON.stringify(filters)).toEqual(
      countsOf(counted.map(({ form }) => form)),
    );
    expect(asCounts(facets.concerns)).toEqual(countsOf(counted.flatMap((row) => row.concerns)));
    expect(Object.fromEntries(facets.categories.map(({ id, count }) => [id, count]))).toEqual(
      countsOf(counted.map(({ categoryId }) => String(categoryId))),
    );
  }
});

it('counts each card once when members move, leave and come back', async () => {
  const cardsCounted = async () => {
    const { total } = await listProducts(db, { limit: 1, isOfCards: true });
    return total;
  };
  const [group] = await db.select().from(productGroups).limit(1);
  const ofGroup = eq(products.groupId, group!.id);
  for (const change of [
    { form: 'Elsewhere' },
    { published: false },
    { published: true },
    { groupId: null },
  ]) {
    await db.update(products).set(change).where(ofGroup);
    expect(await cardsCounted()).toBe((await plainCards()).length);
  }
});
