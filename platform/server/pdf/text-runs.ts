import type { Bidi } from 'bidi-js';

export type Run<Font> = { text: string; font: Font; isLeftward: boolean };

const joins = /^[\p{M}\u200C\u200D]$/u;
const common = /^\p{Script=Common}$/u;
/** Marks, blanks, digits and signs go with the letters before them. */
const scriptless = /^[\p{Script=Common}\p{Script=Inherited}\p{M}]$/u;
const latin = /^\p{Script_Extensions=Latin}$/u;
const leftward = /\p{Script_Extensions=Arabic}/u;

type Fonts<Font> = {
  main: Font;
  has: (font: Font, letter: string) => boolean;
  of: (letter: string) => Font | null;
};

/**
 * Splits a line into runs of one font, one script and one direction, in the sequence in which they stand on the paper. A font may hold Latin
 * and Devanagari, and HarfBuzz shapes a run by the script of its first letter.
 */
export function textRuns<Font>(text: string, fonts: Fonts<Font>, bidi: Bidi): Run<Font>[] {
  const line = text.normalize('NFC');
  const levels = leftward.test(line) ? bidi.getEmbeddingLevels(line).levels : null;
  const runs: (Run<Font> & { level: number; isLatin: boolean | null })[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels?.[at] ?? 0;
    at += letter.length;
    const last = runs.at(-1);
    const font = fontFor(letter, last?.font ?? fonts.main, fonts);
    const shown = shownAs(letter, font, fonts);
    const isLatin = scriptless.test(letter) ? null : latin.test(letter);
    const isSameScript = isLatin === null || last?.isLatin === null || last?.isLatin === isLatin;
    if (last?.font === font && last.level === level && isSameScript) {
      last.text += shown;
      last.isLatin ??= isLatin;
    } else runs.push({ text: shown, font, level, isLeftward: level % 2 === 1, isLatin });
  }
  return levels ? inVisualOrder(runs) : runs;
}

/** Marks and joiners stay with their letter. Blanks and signs stay with the word before them, if its font has them. */
function fontFor<Font>(letter: string, before: Font, { main, has, of }: Fonts<Font>): Font {
  if (joins.test(letter)) return before;
  if (common.test(letter) && before !== main && (letter === ' ' || letter > '~') && has(before, letter))
    return before;
  if (has(main, letter)) return main;
  return of(letter) ?? main;
}

/** A Latin letter with a mark that no font has loses the mark. A joiner has no glyph. */
function shownAs<Font>(letter: string, font: Font, { has }: Fonts<Font>): string {
  if (has(font, letter) || letter === '\u200C' || letter === '\u200D') return letter;
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(plain).every((each) => has(font, each)) ? plain : letter;
}

/** Rule L2 of UAX 9, on runs. */
function inVisualOrder<Font>(runs: (Run<Font> & { level: number })[]): Run<Font>[] {
  const ordered = [...runs];
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
    let start = 0;
    for (let at = 0; at <= ordered.length; at += 1) {
      if (at < ordered.length && ordered[at]!.level >= level) continue;
      ordered.splice(start, at - start, ...ordered.slice(start, at).toReversed());
      start = at + 1;
    }
  }
  return ordered;
}
