import type { Token } from './tokens.ts';

/** The verbs that stand before `n't`. */
const verbs = new Map(
  Object.entries({
    don: 'do',
    doesn: 'does',
    didn: 'did',
    isn: 'is',
    aren: 'are',
    wasn: 'was',
    weren: 'were',
    can: 'can',
    won: 'will',
    wouldn: 'would',
    couldn: 'could',
    shouldn: 'should',
    mustn: 'must',
    needn: 'need',
    haven: 'have',
    hasn: 'has',
    hadn: 'had',
  }),
);

/** Returns the two words of `don't`, which the lists know as `do not`; otherwise null. */
export function contractionOf(text: string, verb: Token, behind: Token): [string, string] | null {
  const isOne = behind.word === 't' && behind.start === verb.end + 1 && /['’`]/.test(text.charAt(verb.end));
  const written = isOne ? verbs.get(verb.word) : undefined;
  return written ? [written, 'not'] : null;
}
