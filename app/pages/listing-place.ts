import type { Db } from '#platform/server/db.ts';
import { categoryPath, findCategory } from '#shop/catalog/category-tree.ts';
import type { Category } from '#shop/catalog/contract.ts';
import { findCategoryByOldSlug } from '#shop/catalog/server/find-old-slug.ts';
import type { CategoryWords } from '#shop/catalog/ui/listing/use-category-words.ts';

function wordsOf({ nameHindi, pictureAlt }: Category): CategoryWords {
  return pictureAlt ? { nameHindi, pictureAlt } : { nameHindi };
}

type Place = { words?: CategoryWords; moved?: string };

/** Returns the words of an address's category, or where it is now, when it was moved or renamed since. */
export async function placeOf(
  db: Db,
  { a, b }: { a?: string; b?: string },
  readCategories: () => Promise<Category[]>,
): Promise<Place> {
  const asked = b ?? a;
  if (asked === undefined) return {};
  const all = await readCategories();
  const known = findCategory(all, asked);
  const category = known ?? findCategory(all, (await findCategoryByOldSlug(db, asked)) ?? '');
  if (!category) return {};
  const parent = all.find(({ id }) => id === category.parentId);
  const isUnderOther = b !== undefined && a !== parent?.slug && a !== String(parent?.id);
  return known && !isUnderOther ? { words: wordsOf(known) } : { moved: categoryPath(category, parent) };
}
