import type { LawCondition } from '#shop/conditions/law/condition.ts';
import { conditionNamed, conditionTypos, isPlainAct, type Meaning } from './claim-lexicon.ts';
import { isCoinedName, isCoinedPair } from './reading/coined-names.ts';
import { KnownReadings } from './reading/known-readings.ts';
import { measuredChanges } from './reading/measured.ts';
import type { Token } from './reading/tokens.ts';
import type { Span } from './words/lexicon.ts';

export type ConditionSpan = { first: number; last: number; condition: LawCondition; isHint: boolean };

const coined: LawCondition = { label: 'A name made of an illness and a promise', names: {}, gate: 'doubt' };
const measured: LawCondition = { label: 'A value of the body that falls', names: {}, gate: 'doubt' };

/** Returns the conditions of a sentence: by name, behind a mask, in a coined name, and as a value without its name. */
export function conditionsOf(
  text: string,
  tokens: readonly Token[],
  { firstToken, lastToken, spans }: { firstToken: number; lastToken: number; spans: Span<Meaning>[] },
): ConditionSpan[] {
  const known: ConditionSpan[] = [];
  for (const { first, last, meaning } of spans) {
    if (meaning.is === 'condition')
      known.push({ first, last, condition: meaning.condition, isHint: meaning.isHint });
  }
  const covered = new Set(known.filter(({ isHint }) => !isHint).flatMap(({ first, last }) => [first, last]));
  for (let at = firstToken; at <= lastToken; at += 1) {
    if (covered.has(at)) continue;
    const masked = maskedCondition(tokens[at]!);
    if (masked) known.push({ first: at, last: at, condition: masked, isHint: false });
    if (at < lastToken && isCoinedPair(tokens[at]!.word, tokens[at + 1]!.word))
      known.push({ first: at, last: at + 1, condition: coined, isHint: false });
    let pieces = '';
    for (let last = at; last <= Math.min(lastToken, at + 3); last += 1) {
      pieces += tokens[last]!.english[0] ?? '';
      if (pieces.length > 24) break;
      const name = last === at ? namesByTypo.read(pieces) : conditionTypos().has(pieces) ? pieces : null;
      if (name) known.push({ first: at, last, condition: conditionNamed(name), isHint: false });
    }
  }
  for (const { first, last } of measuredChanges(text, tokens, firstToken, lastToken))
    known.push({ first, last, condition: measured, isHint: false });
  return known;
}

const coinedNames = new KnownReadings(isCoinedName);
const namesByTypo = new KnownReadings((word) => conditionTypos().find(word));
const namesBehindMasks = new KnownReadings(
  (word) => conditionTypos().findReversed(word) ?? conditionTypos().findGlued(word, isPlainAct),
);

function maskedCondition({ word, english, isStarred }: Token): LawCondition | null {
  for (const spelling of english) {
    const name =
      namesBehindMasks.read(spelling) ?? (isStarred ? conditionTypos().findStarred(spelling) : null);
    if (name) return conditionNamed(name);
  }
  return english.length > 0 && coinedNames.read(word) ? coined : null;
}
