// §9 a card's description is cut at 70 characters
import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('cuts a description to 70 characters plus an ellipsis', () => {
  expect(shorten('a'.repeat(71))).toBe(`${'a'.repeat(70)}…`);
});

it('leaves a short description as it is', () => {
  expect(shorten('a'.repeat(70))).toBe('a'.repeat(70));
});

it('never cuts a letter in two, and leaves a shortened description as it is', () => {
  expect(shorten('🌿'.repeat(80))).toBe(`${'🌿'.repeat(70)}…`);
  const once = shorten(`${'a'.repeat(69)}क्षि और`);
  expect(once).toBe(`${'a'.repeat(69)}…`);
  expect(shorten(once)).toBe(once);
});
