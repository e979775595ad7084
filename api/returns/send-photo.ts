import type { Context } from 'hono';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { refusals } from '#shop/returns/contract.ts';
import type { ApiEnv } from '../context.ts';

/** Reads a private photo, for a page of the shop alone. Refuses a lost file (404). */
export async function sendPhoto(c: Context<ApiEnv>, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const photo = await pictureStore(c.var.config).read(path.replace('/uploads/', ''));
  if (!photo) throw refusals.notFound();
  c.header('x-content-type-options', 'nosniff');
  c.header('content-security-policy', "default-src 'none'; sandbox");
  return photo;
}
