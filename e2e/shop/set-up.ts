import { startEmbeddedPostgres } from '#database/embedded.ts';
import { dropDatabases, ensureTemplate } from '#database/template.ts';

/** Starts one PostgreSQL for all journeys, with a migrated and seeded template for each worker's shop. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { adminUrl: url, stop } = await startEmbeddedPostgres({
    dataDir: '.cache/journeys-database',
    durable: false,
  });
  await dropDatabases(url, 'journey_');
  process.env.JOURNEY_POSTGRES_URL = url;
  process.env.JOURNEY_TEMPLATE = await ensureTemplate(url, 'seeded');
  return stop;
}
