import { expect, it } from 'vitest';
import words from '#shop/settings/merchant-words.json' with { type: 'json' };
import { definitions } from './definitions.ts';

it('every fact of the shop has words by which a merchant finds it', () => {
  const facts = Object.entries(definitions).filter(([, { kind }]) => kind === 'fact');
  const wordless = facts.map(([name]) => name).filter((name) => !Object.hasOwn(words, name));
  expect(wordless, 'missing in shop/settings/merchant-words.json').toEqual([]);
  expect(Object.keys(words).filter((name) => !Object.hasOwn(definitions, name))).toEqual([]);
});
