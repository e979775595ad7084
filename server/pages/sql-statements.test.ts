import { readFileSync } from 'node:fs';
import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as home from '#app/pages/home.tsx';
import * as listing from '#app/pages/listing.tsx';
import * as product from '#app/pages/product.tsx';
import * as search from '#app/pages/search.tsx';

import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { fakeChanges } from '#platform/server/cache/testing.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from './testing.ts';

const file = new URL('sql-statements.json', import.meta.url);
const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;

const { db } = await testDatabase();
const build = buildOf({ '': home, 'product/:id': product, 'all-products': listing, search });
const site = createSite({
  db,
  config: readShopConfig({ RATE_LIMITS: 'off' }),
  log: silentLog,
  loadPages: () => Promise.resolve(build),
  isReady: () => Promise.resolve(true),
  // The look at the changes, one statement for each new page, is not the page's own.
  cache: createResponseCache(fakeChanges()),
});

beforeAll(async () => {
  const { id } = await makeProduct(db, { slug: 'tulsi-tea', name: 'Tulsi tea' });
  await writeSearchEntries(db, { productIds: [id] });
  for (const path of ['/api/search?q=oil', '/api/categories']) await site.request(path);
});

/** The queue of jobs looks at its tables by its own clock. */
const ofTheQueue = /\bpgboss\b/;

it.each(Object.entries(known))(
  '%s needs at most %i SQL statements',
  { retry: 0 },
  async (path, statements) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const response = await site.request(path);
    const texts = sent.mock.calls
      .map(([query]) => (query as unknown as { text: string }).text ?? query)
      .filter((text) => !ofTheQueue.test(text));
    sent.mockRestore();
    expect(response.status).toBe(200);
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(statements);
  },
);
