import { and, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { Category } from '../contract.ts';
import { categories, products } from './tables.ts';

const columns = {
  id: categories.id,
  slug: categories.slug,
  name: categories.name,
  nameHindi: categories.nameHindi,
  parentId: categories.parentId,
  icon: categories.icon,
  position: categories.position,
  picture: categories.picture,
  pictureAlt: categories.pictureAlt,
};

type Row = Omit<Category, 'picture' | 'pictureAlt'> &
  Record<'picture' | 'pictureAlt', string> & { position: number };

/** Returns the categories that customers see, in the merchant's order. An empty picture would cost bytes in every page. */
export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await prepared(db, 'list_categories', (on) =>
    on.select(columns).from(categories).where(eq(categories.hiddenWithDemo, false)),
  ).execute();
  return inOrder(rows);
}

export type Linked = { categories: Category[]; onSale: ReadonlySet<string> };

/** Returns the categories that customers see, and which of these products are on sale. It is one statement in a shop with a category. */
export async function readLinked(db: Db, slugs: readonly string[]): Promise<Linked> {
  if (slugs.length === 0) return { categories: await listCategories(db), onSale: new Set() };
  const sellingOf = (on: Db) =>
    on
      .select({ slug: products.slug })
      .from(products)
      .where(
        and(eq(products.published, true), sql`${products.slug} = any(${sql.placeholder('slugs')}::text[])`),
      );
  const given = { slugs: [...slugs] };
  const rows = await prepared(db, 'read_linked', (on) =>
    on
      .select({ category: columns, selling: sql<string[]>`array(${sellingOf(on)})` })
      .from(categories)
      .where(eq(categories.hiddenWithDemo, false)),
  ).execute(given);
  const selling = async () =>
    (await prepared(db, 'read_selling', sellingOf).execute(given)).map(({ slug }) => slug);
  const onSale = rows[0]?.selling ?? (await selling());
  return { categories: inOrder(rows.map((row) => row.category)), onSale: new Set(onSale) };
}

type Placed = { position: number; name: string };

/** Compares categories of one list by the merchant's places, then by name: a list without places is sorted by name. */
export function byPlace(one: Placed, other: Placed): number {
  return one.position - other.position || byName(one, other);
}

export function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en');
}

/** The database may sort names otherwise than people read them, so the shop sorts. */
function inOrder(rows: Row[]): Category[] {
  return rows.toSorted(byPlace).map(shownOf);
}

function shownOf({ id, slug, name, nameHindi, parentId, icon, picture, pictureAlt }: Row): Category {
  const shown = { id, slug, name, nameHindi, parentId, icon };
  return picture ? { ...shown, picture, pictureAlt } : shown;
}
