import { eq } from 'drizzle-orm';
import { type Db } from '#platform/server/db.ts';

import { normalize } from '../../normalize.ts';

import { searchSynonyms } from '../tables.ts';

const longest = 80;

export async function readSynonym(db: Db, text: string): Promise<string | null> {
  const [known] = await db
    .select({ means: searchSynonyms.means })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.normalized, keyOf(text)));
  return known?.means ?? null;
}

export function keyOf(text: string): string {
  return normalize(text.slice(0, longest)).slice(0, longest);
}
