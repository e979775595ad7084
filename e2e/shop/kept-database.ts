import { expect } from '@playwright/test';
import { openConnections, openDatabase, type OpenDatabase } from '#platform/server/db.ts';

/** Opens connections that stay. On a busy machine a new PostgreSQL process may take longer than a statement waits for it. */
export async function openKeptDatabase(url: string, max: number): Promise<OpenDatabase> {
  const database = openDatabase(url, { max, kept: true });
  await expect(async () => {
    await openConnections(database.pool);
    expect(database.pool.totalCount).toBe(max);
  }).toPass({ timeout: 60_000 });
  return database;
}
