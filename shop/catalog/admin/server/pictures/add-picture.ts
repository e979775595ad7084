import { basename } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import {
  findUpload,
  missingParts,
  openUpload,
  readParts,
  requireWhole,
  settleUpload,
} from '#platform/server/uploads/file-parts.ts';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';
import { storePatiently } from '#platform/server/uploads/uploads.ts';
import { refusals } from '../../../contract.ts';
import { productPictures, products } from '../../../server/tables.ts';
import { refusals as staffRefusals } from '../../contract.ts';
import { maxPictureMb } from '../../product-fields.ts';

/** Uploads of a staff member that wait. A product has eight pictures, and two tabs may be open. */
const maxWaiting = 16;

/**
 * Announces a picture of a product. Returns the id of its upload, and the numbers of the parts that follow. Refuses an
 * unknown product (404) and more than 10 MB (413).
 */
export async function announcePicture(
  db: Db,
  { productId, userId, bytes }: { productId: number; userId: number; bytes: number },
): Promise<{ upload: string; missingParts: number[] }> {
  if (bytes > maxPictureMb * 1024 * 1024) throw staffRefusals.pictureTooLarge();
  if ((await db.$count(products, eq(products.id, productId))) === 0) throw refusals.productNotFound();
  const id = await openUpload(db, { userId, purpose: 'picture', bytes, keep: maxWaiting });
  return { upload: id, missingParts: await missingParts(db, { id, bytes }) };
}

type Params = { productId: number; upload: string; userId: number; store: PictureStore };

/** Thrown when a repeated request has stored the picture in the meantime. */
class StoredMeanwhile extends Error {}

/**
 * Stores a picture whose parts have arrived, which no product shows yet: a save of the field `pictures` does that. Returns its
 * name, and the same name when the request is repeated. Refuses an unknown product or a colleague's upload (404), missing parts
 * (409), and what `storePicture` refuses (413, 415).
 */
export async function addPicture(db: Db, { productId, upload, userId, store }: Params): Promise<string> {
  const own = { id: upload, userId };
  const { bytes, result } = await findUpload(db, own);
  if (result !== null) return result;
  const read = async () => {
    const parts: Buffer[] = [];
    for await (const part of readParts(db, upload)) parts.push(part);
    return Buffer.concat(parts);
  };
  try {
    await requireWhole(db, { id: upload, bytes });
    return await storePatiently(read, { store, place: 'products' }, (path) =>
      inTransaction(db, async (tx) => {
        const name = basename(path);
        if (!(await settleUpload(tx, { id: upload, result: name }))) throw new StoredMeanwhile();
        await record(tx, { name, productId });
        return name;
      }),
    );
  } catch (error) {
    // A repeated request may have stored the picture and deleted the parts between any two reads of this one.
    const stored = await findUpload(db, own).catch(() => null);
    if (stored?.result) return stored.result;
    throw error;
  }
}

async function record(tx: Db, { name, productId }: { name: string; productId: number }): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into ${productPictures} (name) select ${name} from ${products} where id = ${productId}`);
  if (rowCount === 0) throw refusals.productNotFound();
}
