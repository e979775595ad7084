import type { Db } from '#platform/server/db.ts';

/** Fills an empty database with the demo shop. */
export async function seedIfEmpty(_db: Db, _say: (line: string) => void): Promise<void> {}
