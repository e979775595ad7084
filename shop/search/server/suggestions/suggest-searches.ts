import type { Db } from '#platform/server/db.ts';
import { findSuggested } from './find-suggested.ts';

/** Returns up to eight product names for a text during typing (section 7, GET /api/search/suggestions). */
export async function suggestSearches(db: Db, text: string): Promise<string[]> {
  const found = await findSuggested(db, text);
  return [...new Set(found.map(({ name }) => name))];
}
