import type { TestProject } from 'vitest/node';
import { removeBrokenServer, openTablespace } from '../embedded/copies-in-memory.ts';
import { startEmbeddedPostgres } from '../embedded.ts';
import { dropDatabases, ensureTemplate } from '../template.ts';
import { startTestServer } from '../embedded/test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateName: string;
    tablespace: string;
  }
}

/** Starts PostgreSQL for the tests, the embedded one or the programs in TEST_POSTGRES, and creates the template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer();
  await dropDatabases(url, 'test_');
  project.provide('postgresUrl', url);
  project.provide('templateName', await ensureTemplate(url, 'migrated'));
  const { tablespace, close } = await openTablespace(url);
  project.provide('tablespace', tablespace);
  return async () => {
    await dropDatabases(url, 'test_');
    await close();
    await stop();
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const programs = process.env.TEST_POSTGRES;
  if (programs) return startTestServer(programs, ['max_connections=300']);
  const dataDir = '.cache/test';
  removeBrokenServer(dataDir);
  const { adminUrl: url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
  return { url, stop };
}
