import { z } from 'zod';
import { uploadedName } from '../../picture-kind.ts';
import type { Db } from '../db.ts';
import { defineJob, enqueue } from '../jobs.ts';
import type { PictureStore } from './stores/picture-store.ts';
import { removePicture, uploadPlaces } from './uploads.ts';

export const removePictureJob = defineJob({
  name: 'picture.remove',
  title: 'Remove an unused picture',
  data: z.object({ place: z.enum(uploadPlaces), name: z.string().regex(uploadedName) }),
});

/** Queues the removal in the caller's transaction, so that a rollback keeps the file. */
export async function removePictureLater(tx: Db, path: string): Promise<void> {
  const [, place, name] = /^\/uploads\/(\w+)\/([\w.]+)$/.exec(path) ?? [];
  const picture = removePictureJob.data.safeParse({ place, name });
  if (picture.success) await enqueue(tx, removePictureJob, picture.data);
}

/** Removes the file. A missing file is no error. */
export async function removePictureNow(
  { place, name }: z.infer<typeof removePictureJob.data>,
  store: PictureStore,
) {
  await removePicture(name, { store, place });
}
