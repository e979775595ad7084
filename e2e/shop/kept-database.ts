import { expect } from '@playwright/test';
import { openConnections, openDatabase, type OpenDatabase, patient } from '#platform/server/db.ts';

/** Opens connections that stay. On a busy machine a new PostgreSQL process may take longer than a customer's request waits for it. */
export async function openKeptDatabase(url: string, max: number): Promise<OpenDatabase> {
  const database = openDatabase(url, { max, kept: true, ...patient });
  await openConnections(database.pool);
  expect(database.pool.totalCount).toBe(max);
  return database;
}
