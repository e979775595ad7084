import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Proof, readProofs } from './read-proofs.ts';

const root = join(import.meta.dirname, '..');
const head = `# What proves the specification

Made from the tests by \`npx vitest run docs/spec-coverage.test.ts -u\`.
A comment \`// §2 footer: contact e-mail\` above a test, or above the imports of its file, makes a row.

| § | what | proved by |
| --- | --- | --- |
`;

it('the page of the specification lists what each test says it proves', async () => {
  const files = globSync(
    '{api,app,bench,database,demo,docs,e2e,platform,scripts,server,shop}/**/*.{test,spec}.{ts,tsx}',
    { cwd: root },
  );
  const proofs = files.toSorted().flatMap((file) => readProofs(readFileSync(join(root, file), 'utf8'), file));
  const sections = Map.groupBy(proofs, ({ section }) => section);
  expect([...sections.keys()].toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  await expect(`${head}${rowsOf(proofs).join('\n')}\n`).toMatchFileSnapshot('spec-coverage.md');
});

function rowsOf(proofs: Proof[]): string[] {
  const rows = Map.groupBy(proofs, ({ section, text }) => `| ${section} | ${text.replaceAll('|', '/')} |`);
  return [...rows].map(([row, shown]) => `${row} ${shown.map(nameOf).join(', ')} |`).toSorted();
}

function nameOf({ file, title }: Proof): string {
  return title ? `\`${file}\` "${title.replaceAll('|', '/')}"` : `\`${file}\``;
}

it('a comment above a test that never runs proves nothing', () => {
  const skipped = "it.skip('a', () => {});\n";
  const source = (test: string) =>
    `import { it } from 'vitest';\n\n// §2 the cart\n// keeps its lines\n${test}`;
  expect(readProofs(source("it('a', () => {});\n"), 'a.test.ts')).toEqual([
    { section: '2', text: 'the cart keeps its lines', file: 'a.test.ts', title: 'a' },
  ]);
  expect(() => readProofs(source(skipped), 'a.test.ts')).toThrow('no test runs below');
  expect(() => readProofs(source(`${skipped}it('b', () => {});\n`), 'a.test.ts')).toThrow(
    'no test runs below',
  );
});
