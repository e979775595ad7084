import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded.ts';
import { dropDatabases, ensureTemplate } from './template.ts';
import { startTestServer } from './embedded/test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateName: string;
  }
}

/** Starts PostgreSQL for the tests, the embedded one or the programs in TEST_POSTGRES, and creates the template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer();
  await dropDatabases(url, 'test_');
  project.provide('postgresUrl', url);
  project.provide('templateName', await ensureTemplate(url, 'migrated'));
  return stop;
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const programs = process.env.TEST_POSTGRES;
  if (programs) return startTestServer(programs, ['max_connections=300']);
  const { adminUrl: url, stop } = await startEmbeddedPostgres({ dataDir: '.cache/test', durable: false });
  return { url, stop };
}
