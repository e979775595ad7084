import { basename } from 'node:path';
import { maxPictureMb, pictureMessages } from '../../picture-kind.ts';
import { Refusal } from '../../refusal.ts';
import { type Db, inTransaction } from '../db.ts';
import { findUpload, missingParts, openUpload, readParts, requireWhole, settleUpload } from './file-parts.ts';
import type { PictureStore } from './stores/picture-store.ts';
import { storePatiently } from './uploads.ts';

/** Uploads of a staff member that wait. A product has eight pictures, and two tabs may be open. */
const maxWaiting = 16;

/**
 * Announces a picture of staff. Returns the id of its upload, and the numbers of the parts that follow. Refuses more than 10 MB
 * (413).
 */
export async function announcePicture(
  db: Db,
  { userId, bytes }: { userId: number; bytes: number },
): Promise<{ upload: string; missingParts: number[] }> {
  if (bytes > maxPictureMb * 1024 * 1024) throw new Refusal('too_large', 413, pictureMessages.tooLarge);
  const id = await openUpload(db, { userId, purpose: 'picture', bytes, keep: maxWaiting });
  return { upload: id, missingParts: await missingParts(db, { id, bytes }) };
}

type SentPicture = {
  upload: string;
  userId: number;
  store: PictureStore;
  /** Writes the row of the picture, in the transaction that settles the upload. */
  record: (tx: Db, name: string) => Promise<void>;
};

/** Thrown when a repeated request has stored the picture in the meantime. */
class StoredMeanwhile extends Error {}

/**
 * Stores a picture whose parts have arrived. Returns its name, and the same name when the request is repeated. Refuses a colleague's
 * upload (404), missing parts (409), what `storePicture` refuses (413, 415), and what `record` refuses.
 */
export async function addSentPicture(
  db: Db,
  { upload, userId, store, record }: SentPicture,
): Promise<string> {
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
        await record(tx, name);
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
