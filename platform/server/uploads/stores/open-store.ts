import type { Config } from '../../config.ts';
import { openFolderStore } from './folder-store.ts';
import type { PictureStore } from './picture-store.ts';
import { openS3Store } from './s3-store.ts';

const stores = new Map<string, PictureStore>();

/** Returns where uploaded pictures are kept: in STORAGE_URL, or in the data folder. */
export function pictureStore({
  DATA_DIR,
  STORAGE_URL,
}: Pick<Config, 'DATA_DIR'> & Partial<Pick<Config, 'STORAGE_URL'>>): PictureStore {
  if (!STORAGE_URL) return openFolderStore(DATA_DIR);
  const store = stores.get(STORAGE_URL) ?? openS3Store(STORAGE_URL);
  stores.set(STORAGE_URL, store);
  return store;
}
