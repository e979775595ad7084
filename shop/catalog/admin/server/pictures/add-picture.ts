import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { addSentPicture, announcePicture } from '#platform/server/uploads/picture-parts.ts';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';
import { refusals } from '../../../refusals.ts';
import { productPictures, products } from '../../../server/tables.ts';

/**
 * Announces a picture of a product. Returns the id of its upload, and the numbers of the parts that follow. Refuses an
 * unknown product (404) and more than 10 MB (413).
 */
export async function announceProductPicture(
  db: Db,
  { productId, ...announced }: { productId: number; userId: number; bytes: number },
): Promise<{ upload: string; missingParts: number[] }> {
  if ((await db.$count(products, eq(products.id, productId))) === 0) throw refusals.productNotFound();
  return announcePicture(db, announced);
}

type Params = { productId: number; upload: string; userId: number; store: PictureStore };

/**
 * Stores a picture whose parts have arrived, which no product shows yet: a save of the field `pictures` does that. Returns its
 * name, and the same name when the request is repeated. Refuses an unknown product (404), and what `addSentPicture` refuses.
 */
export async function addPicture(db: Db, { productId, ...sent }: Params): Promise<string> {
  return addSentPicture(db, { ...sent, record: (tx, name) => record(tx, { name, productId }) });
}

/** Stores a picture whose parts have arrived, which no category shows yet. Returns its name. Refuses what `addSentPicture` refuses. */
export async function addCategoryPicture(db: Db, sent: Omit<Params, 'productId'>): Promise<string> {
  return addSentPicture(db, {
    ...sent,
    record: async (tx, name) => void (await tx.insert(productPictures).values({ name })),
  });
}

async function record(tx: Db, { name, productId }: { name: string; productId: number }): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into ${productPictures} (name) select ${name} from ${products} where id = ${productId}`);
  if (rowCount === 0) throw refusals.productNotFound();
}
