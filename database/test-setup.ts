import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded.ts';
import { dropDatabases, ensureTemplate } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateName: string;
  }
}

/** Starts PostgreSQL for the tests and creates the template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl: url, stop } = await startEmbeddedPostgres({ dataDir: '.cache/test', durable: false });
  await dropDatabases(url, 'test_');
  project.provide('postgresUrl', url);
  project.provide('templateName', await ensureTemplate(url, 'migrated'));
  return stop;
}
