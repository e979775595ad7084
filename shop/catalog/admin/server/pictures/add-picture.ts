import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../../contract.ts';
import { productPictures, products } from '../../../server/tables.ts';

/**
 * Records a stored picture, which no product shows yet: a save of the field `pictures` does that. Takes its path below
 * /uploads and returns its name. Refuses an unknown product (404).
 */
export async function addPicture(
  db: Db,
  { productId, path }: { productId: number; path: string },
): Promise<string> {
  const name = basename(path);
  const { rowCount } = await db.execute(sql`
    insert into ${productPictures} (name) select ${name} from ${products} where id = ${productId}`);
  if (rowCount === 0) throw refusals.productNotFound();
  return name;
}
