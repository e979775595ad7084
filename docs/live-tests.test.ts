import { describe, expect, it } from 'vitest';
import { liveTitles } from './live-tests.ts';

describe('the titles of the tests that run', () => {
  it('are found in groups, tables and variants', () => {
    const source = `
      describe('a cart', () => {
        it('adds up', async () => {});
        it.concurrent.each([[1]])('holds %s lines', (n: number) => {});
      });
      test.describe('checkout', { tag: '@phone' }, () => {
        test('pays on delivery', async ({ page }) => {});
        for (const width of [390, 1280]) test(\`fits \${width} pixels\`, () => {});
      });`;
    expect(liveTitles(source)).toEqual(['adds up', 'holds %s lines', 'pays on delivery', 'fits … pixels']);
  });

  it.each([
    ['in a line comment', `// it('adds up', () => {});`],
    ['in a block comment', `/* it('adds up', () => {}); */`],
    ['in a text', `const title = "it('adds up', () => {})";`],
    ['of a call that is no test', `expect('adds up');`],
    ['of a group alone', `describe('adds up', () => {});`],
    ['of it.skip', `it.skip('adds up', () => {});`],
    ['of it.skip.each', `it.skip.each([1])('adds up', () => {});`],
    ['of test.fixme', `test.fixme('adds up', () => {});`],
    ['of it.todo', `it.todo('adds up');`],
    ['in a skipped group', `describe.skip('a cart', () => { it('adds up', () => {}); });`],
    ['in a Playwright group', `test.describe.fixme('a cart', () => { test('adds up', () => {}); });`],
    ['in a group without a title', `test.describe.skip(() => { test('adds up', () => {}); });`],
    ['of a test that skips itself', `test('adds up', async () => { test.skip(); });`],
    ['of a test marked in its body', `test('adds up', async () => { test.fixme(true, 'later'); });`],
    ['in a file that is skipped', `test.skip(true, 'later');\ntest('adds up', () => {});`],
    ['in a group that skips itself', `describe('a', () => { test.fixme(); test('adds up', () => {}); });`],
  ])('leave out a title %s', (_, source) => {
    expect(liveTitles(source)).toEqual([]);
  });

  it.each([
    `test('adds up', async ({ isMobile }) => { test.skip(isMobile, 'a finger does not hover'); });`,
    `test.skip(({ isMobile }) => isMobile, 'a desk');\ntest('adds up', () => {});`,
    `test.runIf(isRoot)('adds up', () => {});`,
  ])('hold a test that runs under a condition: %s', (source) => {
    expect(liveTitles(source)).toEqual(['adds up']);
  });
});
