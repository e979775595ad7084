import { z } from 'zod';
import type { Db } from '../db.ts';
import { defineJob, enqueue } from '../jobs.ts';
import { removePicture, uploadPlaces } from './uploads.ts';

/** Removes the file of a picture whose row is gone. */
export const removePictureJob = defineJob({
  name: 'picture.remove',
  data: z.object({ place: z.enum(uploadPlaces), name: z.string().regex(/^[0-9a-f]{32}\.webp$/) }),
});

/** In the transaction that deletes its row: the file goes exactly when the row is gone for good. */
export async function removePictureLater(tx: Db, path: string): Promise<void> {
  const [, place, name] = /^\/uploads\/(\w+)\/([\w.]+)$/.exec(path) ?? [];
  const picture = removePictureJob.data.safeParse({ place, name });
  if (picture.success) await enqueue(tx, removePictureJob, picture.data);
}

/** Does so. A file that is gone already is no error. */
export async function removePictureNow(
  { place, name }: z.infer<typeof removePictureJob.data>,
  dataDir: string,
) {
  await removePicture(name, { dataDir, place });
}
