import { sql } from 'drizzle-orm';
import { hourMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { findStrayPictures } from '#platform/server/uploads/remove-stray-pictures.ts';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';
import type { Broken } from './check-invariants.ts';

/** The hourly job deletes a file without a row after its first day. */
const lateMs = 26 * hourMs;
const number = 8;

/** Compares uploaded pictures with the rows that name them, both ways. Returns violations of the eighth invariant. */
export async function checkPictures(
  db: Db,
  { store, now }: { store: PictureStore; now: Date },
): Promise<Broken[]> {
  const { rows } = await db.execute<{ path: string; what: string }>(sql.raw(named));
  const strays = await findStrayPictures({
    store,
    now,
    olderThanMs: lateMs,
    findKept: async () => new Set(rows.map(({ path }) => path)),
  });
  const missing = await Promise.all(
    rows.map(async ({ path }) => !(await store.has(path.replace('/uploads/', '')))),
  );
  return [
    ...rows
      .filter((_, at) => missing[at])
      .map(({ path, what }) => ({ number, name: 'pictures without a file', what: `${what}: ${path}` })),
    ...strays.map((path) => ({ number, name: 'files that belong to no row', what: path })),
  ];
}

/** The name of an uploaded picture. Pictures of the demo come with the shop. */
const isUploaded = (name: string) =>
  `${name} ~ '^[0-9a-f]{32}[.]webp$' and not exists (select from product_pictures p where p.name = ${name})`;

const named = `
  select image_url as path, 'review ' || id as what from reviews where image_url like '/uploads/%'
  union all select path, 'picture of person ' || user_id from avatars
  union all select path, 'return ' || return_id from return_photos
  union all select '/uploads/products/' || name, 'picture of products' from product_pictures
  union all select '/uploads/products/' || name, 'picture of texts' from content_pictures
  union all select '/uploads/products/' || picture, 'product ' || id
    from products, unnest(image_url::text || other_image_urls) as picture where ${isUploaded('picture')}
  union all select '/uploads/products/' || (picture ->> 'name'), 'group of sizes ' || id
    from product_groups, jsonb_array_elements(pictures) as picture where ${isUploaded("(picture ->> 'name')")}
  union all select '/uploads/products/' || picture, 'category ' || id from categories where ${isUploaded('picture')}`;
