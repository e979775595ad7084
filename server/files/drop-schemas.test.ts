import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import type { Endpoint } from '#platform/endpoint.ts';
import { markdownPlugin } from '#shop/content/server/markdown-plugin.ts';
import { dropSchemas } from './drop-schemas.ts';

type Contract = { endpoints: Record<string, Endpoint> };

const contracts = globSync('shop/**/*.ts')
  .filter((path) => readFileSync(path, 'utf8').includes('= defineEndpoint('))
  .map((path) => resolve(path));

test('endpoints reach the browser with their address and without zod', async () => {
  const { code, modules } = await bundleOf(
    contracts.map((path, at) => `export { endpoints as c${at} } from ${JSON.stringify(path)};`).join('\n'),
  );
  expect(modules.filter((id) => id.includes('node_modules/zod/'))).toEqual([]);
  const inBrowser = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    unknown
  >;
  expect(contracts.length).toBeGreaterThan(15);
  for (const [at, path] of contracts.entries()) {
    const { endpoints } = (await import(path)) as Contract;
    expect(inBrowser[`c${at}`], path).toEqual(
      Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, addressOf(endpoint)])),
    );
  }
});

test('a form in the browser keeps its schema', async () => {
  const { code, modules } = await bundleOf(
    `export { newReviewSchema } from ${JSON.stringify(resolve('shop/reviews/forms.ts'))};`,
  );
  expect(modules.some((id) => id.includes('node_modules/zod/'))).toBe(true);
  expect(code).toContain('Please provide a rating');
});

function addressOf({ method, path, who, media }: Endpoint) {
  return { method, path, who, ...(media && { media }) };
}

async function bundleOf(entry: string): Promise<{ code: string; modules: string[] }> {
  const name = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      dropSchemas(),
      markdownPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === name ? id : undefined),
        load: (id) => (id === name ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: name, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('The build wrote nothing.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  return { code: chunks[0]!.code, modules: chunks.flatMap(({ moduleIds }) => moduleIds) };
}
