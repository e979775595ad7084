import { conditionNamed, lexicon, type Meaning, typos } from './claim-lexicon.ts';
import { joinedTokens, type Token, tokensOf } from './reading/tokens.ts';
import type { AlwaysKind } from './words/always.ts';
import type { LawCondition } from '#shop/conditions/law/condition.ts';
import type { Span } from './words/lexicon.ts';

/** The classes of goods, by which the law differs. */
export type ClaimClass = 'ayurvedic' | 'cosmetic' | 'food' | 'general';

/** A place in a text that claims something: the act, the condition or both. */
export type FoundClaim = {
  start: number;
  end: number;
  verdict: 'refused' | 'doubtful';
  condition?: LawCondition;
  kind: AlwaysKind | 'act' | 'name';
};

type ConditionSpan = { first: number; last: number; condition: LawCondition; isHint: boolean };

/** Words between an act and the condition that it is said of. */
const maxApart = 12;
const maxHintApart = 3;

/** Returns the claims of a text for a class. `isTitle`: a condition in a name is a claim by itself. */
export function findClaims(text: string, claimClass: ClaimClass, { isTitle = false } = {}): FoundClaim[] {
  const tokens = tokensOf(text);
  const claims = claimsAmong(text, tokens, { claimClass, isTitle, calm: new Set() });
  const joined = joinedTokens(text, tokens);
  if (!joined) return claims;
  const calm = calmSentences(tokens);
  const behindMasks = claimsAmong(text, joined, { claimClass, isTitle, calm });
  return [...claims, ...behindMasks.filter(({ start, end }) => hasJoined(joined, start, end))];
}

type Reading = {
  claimClass: ClaimClass;
  isTitle: boolean;
  /** Sentences that warn or speak of makers, as read with their blanks and hyphens. */
  calm: ReadonlySet<number>;
};

const hasJoined = (joined: readonly Token[], start: number, end: number) =>
  joined.some((token) => token.isJoined && start <= token.start && token.end <= end);

function calmSentences(tokens: readonly Token[]): Set<number> {
  const isCalm = ({ meaning }: Span<Meaning>) => meaning.is === 'warning' || meaning.is === 'setting';
  return new Set(
    lexicon
      .find(tokens)
      .filter(isCalm)
      .map(({ first }) => tokens[first]!.sentence),
  );
}

function claimsAmong(text: string, tokens: readonly Token[], reading: Reading): FoundClaim[] {
  const spans = lexicon.find(tokens);
  const bySentence = new Map<number, { spans: Span<Meaning>[]; first: number; last: number }>();
  tokens.forEach(({ sentence }, at) => {
    const known = bySentence.get(sentence);
    if (known) known.last = at;
    else bySentence.set(sentence, { spans: [], first: at, last: at });
  });
  for (const span of spans) bySentence.get(tokens[span.first]!.sentence)!.spans.push(span);
  const sentences = [...bySentence.values()];
  return sentences.flatMap(({ spans: own, first, last }, at) => {
    // 'Pregnant? Ask a doctor.' is one warning.
    const next = isAsked(text, tokens[last]!) ? (sentences[at + 1]?.spans ?? []) : [];
    const isAnswered =
      reading.calm.has(tokens[first]!.sentence) || next.some(({ meaning }) => meaning.is === 'warning');
    return claimsOfSentence(tokens, { first, last, spans: own, isAnswered }, reading);
  });
}

type Sentence = { first: number; last: number; spans: Span<Meaning>[]; isAnswered: boolean };

const isAsked = (text: string, { end }: Token) => /^[^\p{L}]{0,3}\?/u.test(text.slice(end, end + 4));

function claimsOfSentence(
  tokens: readonly Token[],
  { first: firstToken, last: lastToken, spans, isAnswered }: Sentence,
  { claimClass, isTitle }: Reading,
): FoundClaim[] {
  const of = (...kinds: Meaning['is'][]) => spans.filter(({ meaning }) => kinds.includes(meaning.is));
  if (of('disclaimer').length > 0 && of('emphasis').length === 0) return [];
  const passed = new Set<number>();
  for (const { first, last } of of('pass')) for (let at = first; at <= last; at += 1) passed.add(at);
  const isPassed = ({ first, last }: { first: number; last: number }) => {
    for (let at = first; at <= last; at += 1) if (!passed.has(at)) return false;
    return true;
  };
  const named = conditionsOf(tokens, firstToken, lastToken, spans).filter((span) => !isPassed(span));
  const isNamed = named.some(({ isHint }) => !isHint);
  const unpassed = (span: Span<Meaning>) => isNamed || !isPassed(span);
  const negatedBy = negationsOf(of('negation'), of('emphasis'));
  const isNegated = (span: Span<Meaning>) => negatedBy(span, tokens, spans);
  const warns = isAnswered || of('warning').length > 0;
  const isSetting = of('setting').length > 0;
  const strong = of('strong').filter((span) => unpassed(span) && !isNegated(span));
  const mild = of('mild').filter((span) => unpassed(span) && !isNegated(span));
  const links = of('link');
  const placeOf = (first: number, last: number) => ({ start: tokens[first]!.start, end: tokens[last]!.end });
  const found: FoundClaim[] = [];
  for (const span of of('always')) {
    if (!unpassed(span) || span.meaning.is !== 'always') continue;
    const { kind, verdict } = span.meaning.entry;
    if (isNegated(span)) continue;
    if (warns && kind !== 'medicine' && verdict === 'doubtful') continue;
    if (warns && kind === 'cure' && isCalm(strong)) continue;
    found.push({ ...placeOf(span.first, span.last), verdict, kind });
  }
  for (const span of named) {
    const { condition, isHint } = span;
    const reach = isHint ? maxHintApart : maxApart;
    const near = (acts: Span<Meaning>[]) =>
      acts.filter(
        (act) =>
          gapBetween(act, span) <= reach && (act.last < span.first || act.first > span.last || !isHint),
      );
    const strongHere = near(strong);
    const mildHere = near(mild);
    const linksHere = isHint ? [] : near(links);
    const acts = strongHere.length > 0 ? strongHere : mildHere.length > 0 ? mildHere : linksHere;
    const level = strongHere.length > 0 ? 3 : mildHere.length > 0 ? 2 : linksHere.length > 0 ? 1 : 0;
    const verdict = verdictOn(condition, level, { isHint, isTitle, warns, isSetting, claimClass });
    if (!verdict) continue;
    const act = acts.toSorted((one, other) => gapBetween(one, span) - gapBetween(other, span))[0];
    const first = act ? Math.min(act.first, span.first) : span.first;
    const last = act ? Math.max(act.last, span.last) : span.last;
    found.push({ ...placeOf(first, last), verdict, condition, kind: act ? 'act' : 'name' });
  }
  return found;
}

const isCalm = (strong: unknown[]) => strong.length === 0;

type Around = {
  isHint: boolean;
  isTitle: boolean;
  warns: boolean;
  isSetting: boolean;
  claimClass: ClaimClass;
};

/** Level 3: a strong act stands near; 2: a mild one; 1: a word that joins; 0: the condition alone. */
function verdictOn(
  { gate, cosmetic, isGeneral }: LawCondition,
  level: number,
  { isHint, isTitle, warns, isSetting, claimClass }: Around,
): FoundClaim['verdict'] | null {
  if (warns || isSetting) {
    if (isHint || gate === 'allow' || isSetting || level < 3) return null;
    return warns ? null : 'doubtful';
  }
  if (isGeneral && level < 2) return null;
  if (isHint) {
    if (level < 2 || gate === 'allow') return null;
    return level === 3 && gate === 'refuse' ? 'refused' : 'doubtful';
  }
  if (gate === 'allow') {
    if (claimClass === 'ayurvedic' || (cosmetic && claimClass === 'cosmetic')) return null;
    return level >= 2 ? 'doubtful' : null;
  }
  if (gate === 'refuse' && (level >= 1 || isTitle)) return 'refused';
  if (level === 3 && claimClass !== 'ayurvedic') return 'refused';
  return 'doubtful';
}

function gapBetween(one: { first: number; last: number }, other: { first: number; last: number }): number {
  if (one.last < other.first) return other.first - one.last - 1;
  if (other.last < one.first) return one.first - other.last - 1;
  return 0;
}

/** An act is taken back by a `not` shortly before it, also over a list (`not to treat, cure or prevent`), or by a `nahi` behind it. */
function negationsOf(negations: Span<Meaning>[], emphases: Span<Meaning>[]) {
  const calm = negations.filter(
    (negation) => !emphases.some(({ first, last }) => first <= negation.first && negation.first <= last),
  );
  return (act: Span<Meaning>, tokens: readonly Token[], spans: Span<Meaning>[]): boolean =>
    calm.some((negation) => {
      const isEnglish = tokens[negation.first]!.english.some((word) => englishNegations.has(word));
      if (!isEnglish) return act.last < negation.first && negation.first - act.last <= 2;
      if (negation.last >= act.first) return false;
      const between = act.first - negation.last - 1;
      if (between <= 3) return true;
      return between <= 10 && isList(tokens, negation.last, act.first, spans);
    });
}

const englishNegations = new Set(
  'not no never cannot cant can doesnt does isnt is dont do without nor neither nothing wont wil none nobody free'.split(
    ' ',
  ),
);

/** Only acts, `to`, `or` and conditions stand between. */
function isList(tokens: readonly Token[], from: number, to: number, spans: Span<Meaning>[]): boolean {
  let others = 0;
  for (let at = from + 1; at < to; at += 1) {
    const isKnown =
      ['to', 'or', 'and', 'any', 'a', 'the', 'nor', 'as', 'intended', 'meant', 'claim'].includes(
        tokens[at]!.word,
      ) ||
      spans.some(
        ({ first, last, meaning }) =>
          first <= at && at <= last && ['strong', 'mild', 'condition', 'always'].includes(meaning.is),
      );
    if (!isKnown) others += 1;
  }
  return others <= 2;
}

function conditionsOf(
  tokens: readonly Token[],
  firstToken: number,
  lastToken: number,
  spans: Span<Meaning>[],
): ConditionSpan[] {
  const known: ConditionSpan[] = [];
  for (const { first, last, meaning } of spans) {
    if (meaning.is === 'condition')
      known.push({ first, last, condition: meaning.condition, isHint: meaning.isHint });
  }
  const covered = new Set(known.filter(({ isHint }) => !isHint).flatMap(({ first, last }) => [first, last]));
  for (let at = firstToken; at <= lastToken; at += 1) {
    if (covered.has(at)) continue;
    let pieces = '';
    for (let last = at; last <= Math.min(lastToken, at + 3); last += 1) {
      pieces += tokens[last]!.english[0] ?? '';
      if (pieces.length > 24) break;
      const name = last === at ? typos.find(pieces) : typos.has(pieces) ? pieces : null;
      if (name) known.push({ first: at, last, condition: conditionNamed(name), isHint: false });
    }
  }
  return known;
}
