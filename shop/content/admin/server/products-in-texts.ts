import type { BoardRows } from '#platform/admin/server/board-row.ts';
import type { Db } from '#platform/server/db.ts';
import { kindOf } from '../../kinds/kinds.ts';
import { contentKinds } from '../../kinds/names.ts';
import type { PublishedContent } from '../../published.ts';
import { productIn } from '../../navigation.ts';
import { findUnkept, type Promises } from '../../kept-promises.ts';
import { type Place, placesOf } from '../../kinds/places.ts';
import type { EntryName } from './find-entry.ts';

/** Returns the slugs of these that are no product on sale. */
export type FindGoneProducts = (db: Db, slugs: readonly string[]) => Promise<ReadonlySet<string>>;

type TextWithProducts = EntryName & { slugs: string[] };

/** Returns the published texts of staff that show chosen products, with the slugs of these. */
function listTextsWithProducts(content: PublishedContent): TextWithProducts[] {
  return contentKinds.flatMap((kind) =>
    content.list(kind).flatMap(({ key, data, number }) => {
      if (number === null) return [];
      const slugs = placesOf(kindOf(kind).fields, data).flatMap(shownProduct);
      return slugs.length === 0 ? [] : [{ kind, key, slugs }];
    }),
  );
}

function shownProduct({ spec: { input }, value, row }: Place): string[] {
  if (row['isShown'] === false || typeof value !== 'string' || value === '') return [];
  if (input === 'link') return [productIn(value) ?? []].flat();
  return input === 'product' ? [value] : [];
}

/** Returns the products that each text leaves out because they are not on sale, by kind and key. */
export async function findLeftOut(
  db: Db,
  content: PublishedContent,
  findGone: FindGoneProducts,
): Promise<(name: EntryName) => string[]> {
  const texts = listTextsWithProducts(content);
  const gone = await findGone(
    db,
    texts.flatMap(({ slugs }) => slugs),
  );
  return ({ kind, key }) => {
    const text = texts.find((one) => one.kind === kind && one.key === key);
    return [...new Set(text?.slugs)].filter((slug) => gone.has(slug));
  };
}

/** The row of 'Today' about products that sections and pages leave out. */
export function textRows(content: PublishedContent, findGone: FindGoneProducts) {
  return {
    productsLeftOut: {
      label: 'Products that a section or a page leaves out, since they are not on sale',
      action: 'Choose others',
      to: '/admin/content',
      roles: [],
      patienceMs: 0,
      async count(db, { limit }) {
        const slugs = listTextsWithProducts(content).flatMap((text) => text.slugs);
        const { size } = slugs.length === 0 ? new Set() : await findGone(db, slugs);
        return size === 0 ? null : { since: null, count: Math.min(size, limit) };
      },
    },
  } satisfies BoardRows;
}

/** The row of 'Today' about promises of money that no rule keeps. Words from before an upgrade stay until a day, then customers see none. */
export function promiseRows(content: PublishedContent, promises: Promises) {
  const [first] = findUnkept(content, promises);
  return {
    promisesUnkept: {
      label:
        'Words that promise money and point at no offer that is on. Customers do not see them, or only for 14 days after an upgrade',
      action: 'Choose their offer',
      to: first ? `/admin/content/${first.kind}/${first.key}` : '/admin/content',
      roles: [],
      patienceMs: 0,
      count: async (_, { limit }) => {
        const unkept = findUnkept(content, promises);
        return unkept.length === 0 ? null : { since: null, count: Math.min(unkept.length, limit) };
      },
    },
  } satisfies BoardRows;
}
