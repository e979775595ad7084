import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, shortenText } from './cut-text.ts';

const family = '👩‍👩‍👧‍👦';

describe('a cut text', () => {
  it.each([
    ['an emoji', `${'a'.repeat(149)}🌿`, 150, 'a'.repeat(149)],
    ['a family of four', `ab${family}`, 6, 'ab'],
    ['a flag', 'in 🇮🇳🇮🇳', 8, 'in 🇮🇳'],
    ['a skin colour', 'ok👍🏽', 4, 'ok'],
    ['a Hindi conjunct', 'पक्षि', 3, 'प'],
    ['a Marathi eyelash ra', 'तर्‍हा', 3, 'त'],
    ['a Tamil vowel sign', 'அகொ', 2, 'அ'],
    ['a Malayalam conjunct', 'അന്ത', 3, 'അ'],
    ['a Kannada conjunct', 'ಅಕ್ಷ', 3, 'ಅ'],
    ['an accent written apart', 'cafe\u0301', 4, 'caf'],
    ['a short text', 'abc', 3, 'abc'],
  ])('holds the whole of %s or nothing of it', (_, text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  it('is well formed, a beginning of the text, and never too long', () => {
    const parts = fc.constantFrom('a', ' ', '🌿', family, 'क्षि', 'र्‍', 'க்', '\u0301', 'ಕ್ಷ', '🇮🇳', '\uD83C');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), fc.nat(60), (some, max) => {
        const text = some.join('').toWellFormed();
        const cut = cutText(text, max);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(max);
      }),
    );
  });

  it('keeps a part of one letter with more marks than fit', () => {
    expect(cutText(`a${'\u0301'.repeat(300)}`, 150)).toHaveLength(150);
  });
});

it('a shortened text ends in an ellipsis within its limit', () => {
  expect(shortenText('abcdef', 6)).toBe('abcdef');
  expect(shortenText('abcde🌿f', 7)).toBe('abcde…');
});
