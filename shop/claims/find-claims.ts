import { conditionsOf } from './conditions-in-text.ts';
import { claimLexicon, type Meaning } from './claim-lexicon.ts';
import { gapBetween, negationsOf, withoutDeniedTurns } from './reading/negations.ts';
import { isScheduledReduction } from './reading/reduced-risk.ts';
import { isBoldAct, isDenied, isRefusedHelp } from './reading/warned.ts';
import { isCuring, namesBody } from './reading/craft-cures.ts';
import { answersForMaterial } from './words/of-materials.ts';
import { passagesOf } from './likeness/likeness.ts';
import { weigh } from './likeness/weigh.ts';
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
  /** `likeness`: no rule knows it, and it reads like unlawful texts. */
  kind: AlwaysKind | 'act' | 'name' | 'likeness';
  /** A rule refuses it in a sentence without a denial, a warning or a question. */
  isFirm?: boolean;
};

/** Words between an act and the condition that it is said of. */
const maxApart = 12;
const maxHintApart = 3;
const maxBodyApart = 3;

/** A promise about a part of the body, without the name of an illness. */
const recovery: LawCondition = {
  label: 'Recovery of a part of the body',
  names: {},
  gate: 'doubt',
  isGeneral: true,
};

/**
 * Returns the claims of a text for a class. `isTitle`: a condition in a name is a claim by itself. `byRulesAlone`: without the
 * model, for statements of the label, such as a composition, and words of customers.
 */
export function findClaims(
  text: string,
  claimClass: ClaimClass,
  { isTitle = false, byRulesAlone = false } = {},
): FoundClaim[] {
  const tokens = tokensOf(text);
  const spans = claimLexicon().find(tokens);
  const claims = claimsAmong(text, { tokens, spans }, { claimClass, isTitle, calm: new Set() });
  const joined = joinedTokens(text, tokens);
  if (joined) {
    const calm = calmSentences(tokens, spans);
    const behindMasks = claimsAmong(
      text,
      { tokens: joined, spans: claimLexicon().find(joined) },
      { claimClass, isTitle, calm },
    );
    const masked = joined.filter(({ isJoined }) => isJoined);
    claims.push(...behindMasks.filter((claim) => holdsOne(claim, masked)));
  }
  return byRulesAlone ? claims : weigh(claims, { tokens, spans }, passagesOf(tokens, spans, claimClass));
}

type Reading = {
  claimClass: ClaimClass;
  isTitle: boolean;
  /** Sentences that warn or speak of makers, as read with their blanks and hyphens. */
  calm: ReadonlySet<number>;
};

/** Tells whether a claim holds one of the words, which stand in the order of the text. */
function holdsOne({ start, end }: FoundClaim, words: readonly Token[]): boolean {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  return low < words.length && words[low]!.end <= end;
}

function calmSentences(tokens: readonly Token[], spans: readonly Span<Meaning>[]): Set<number> {
  const isCalm = ({ meaning }: Span<Meaning>) => ['warning', 'setting'].includes(meaning.is);
  return new Set(spans.filter(isCalm).map(({ first }) => tokens[first]!.sentence));
}

export type ReadText = { tokens: readonly Token[]; spans: readonly Span<Meaning>[] };

function claimsAmong(text: string, { tokens, spans }: ReadText, reading: Reading): FoundClaim[] {
  const bySentence = new Map<number, { spans: Span<Meaning>[]; first: number; last: number }>();
  tokens.forEach(({ sentence }, at) => {
    const known = bySentence.get(sentence);
    if (known) known.last = at;
    else bySentence.set(sentence, { spans: [], first: at, last: at });
  });
  for (const span of withoutDeniedTurns(spans))
    bySentence.get(tokens[span.first]!.sentence)!.spans.push(span);
  const sentences = [...bySentence.values()];
  return sentences.flatMap(({ spans: own, first, last }, at) => {
    // 'Pregnant? Ask a doctor.' is one warning.
    const isQuestion = isAsked(text, tokens[last]!);
    const next = isQuestion ? (sentences[at + 1]?.spans ?? []) : [];
    const isAnswered =
      reading.calm.has(tokens[first]!.sentence) || next.some(({ meaning }) => meaning.is === 'warning');
    if (isQuestion && isDenied(tokens, { first, last })) return [];
    const found = claimsOfSentence(text, tokens, { first, last, spans: own, isAnswered }, reading);
    const loose = own.filter(({ meaning }) => loosening.has(meaning.is));
    const isTurned = own.some(({ meaning }) => meaning.is === 'turn');
    return found.map((claim) => {
      // The `no` of `no side effects` is a part of the claim.
      const isLoose = loose.some((span) => !isWithin(tokens, span, claim));
      const isPlain = claim.verdict === 'refused' && claim.kind !== 'name' && !isQuestion && !isAnswered;
      return Object.assign(claim, { isFirm: claim.isFirm || isTurned || (isPlain && !isLoose) });
    });
  });
}

const isWithin = (
  tokens: readonly Token[],
  { first, last }: Span<Meaning>,
  { start, end }: FoundClaim,
): boolean => start <= tokens[first]!.start && tokens[last]!.end <= end;

/** In a sentence with one of these a rule alone refuses nothing. */
const loosening = new Set<Meaning['is']>(['negation', 'warning', 'disclaimer', 'setting', 'object', 'pass']);

type Sentence = { first: number; last: number; spans: Span<Meaning>[]; isAnswered: boolean };

const isAsked = (text: string, { end }: Token) => /^[^\p{L}]{0,3}\?/u.test(text.slice(end, end + 4));

function claimsOfSentence(
  text: string,
  tokens: readonly Token[],
  { first: firstToken, last: lastToken, spans, isAnswered }: Sentence,
  { claimClass, isTitle }: Reading,
): FoundClaim[] {
  const byKind = Map.groupBy(spans, ({ meaning }) => meaning.is);
  const of = (kind: Meaning['is']) => byKind.get(kind) ?? [];
  if (of('disclaimer').length > 0 && of('emphasis').length === 0 && of('turn').length === 0) return [];
  if (claimClass === 'food' && isScheduledReduction(tokens.slice(firstToken, lastToken + 1))) return [];
  const passed = new Set<number>();
  for (const { first, last } of of('pass')) for (let at = first; at <= last; at += 1) passed.add(at);
  const isPassed = ({ first, last }: { first: number; last: number }) => {
    for (let at = first; at <= last; at += 1) if (!passed.has(at)) return false;
    return true;
  };
  const named = conditionsOf(text, tokens, { firstToken, lastToken, spans }).filter(
    (span) => !isPassed(span),
  );
  const isNamed = named.some(({ isHint }) => !isHint);
  const unpassed = (span: Span<Meaning>) => isNamed || !isPassed(span);
  const isNegated = negationsOf(tokens, spans);
  // `Never again, guaranteed` is a guarantee.
  const isDenied = (span: Span<Meaning>) =>
    isNegated(span) && of('negation').some((negation) => gapBetween(negation, span) <= 1);
  const warns = isAnswered || of('warning').length > 0;
  const isSetting = of('setting').length > 0 || (claimClass === 'general' && of('object').length > 0);
  const strong = of('strong').filter((span) => unpassed(span) && !isNegated(span));
  const mild = of('mild').filter((span) => unpassed(span) && !isNegated(span));
  const links = of('link');
  const isOfMaterial = !isNamed && answersForMaterial(spans);
  const isCraft = !isNamed && of('craft').length > 0 && !namesBody(tokens.slice(firstToken, lastToken + 1));
  const placeOf = (first: number, last: number) => ({ start: tokens[first]!.start, end: tokens[last]!.end });
  const found: FoundClaim[] = [];
  for (const span of of('always')) {
    if (!unpassed(span) || span.meaning.is !== 'always') continue;
    const { kind, verdict, isFirm = false } = span.meaning.entry;
    const isOwnNo = of('negation').some(({ first, last }) => first >= span.first && last <= span.last);
    const isTaken = kind === 'guarantee' || kind === 'refund' ? isDenied(span) : isNegated(span) && !isOwnNo;
    if (kind !== 'effects' && isTaken) continue;
    if (warns && kind !== 'medicine' && verdict === 'doubtful') continue;
    if (warns && kind === 'cure' && isCalm(strong)) continue;
    const isOfCraft = kind === 'cure' && isCraft && isCuring(tokens.slice(span.first, span.last + 1));
    if (isOfCraft || (kind === 'guarantee' && isOfMaterial)) continue;
    found.push({ ...placeOf(span.first, span.last), verdict, kind, isFirm });
  }
  for (const span of named) {
    const { condition, isHint } = span;
    const reach = isHint ? maxHintApart : maxApart;
    const near = (acts: readonly Span<Meaning>[]) =>
      acts.filter(
        (act) =>
          gapBetween(act, span) <= reach && (act.last < span.first || act.first > span.last || !isHint),
      );
    const strongHere = near(strong);
    const mildHere = near(mild);
    const linksHere = isHint ? [] : near(links);
    const acts = strongHere.length > 0 ? strongHere : mildHere.length > 0 ? mildHere : linksHere;
    const level = strongHere.length > 0 ? 3 : mildHere.length > 0 ? 2 : linksHere.length > 0 ? 1 : 0;
    const isBold =
      warns && strongHere.some((strongAct) => isBoldAct(tokens, strongAct, { span, firstToken }));
    if (level === 0 && isRefusedHelp(tokens, span)) continue;
    const verdict = verdictOn(condition, level, { isHint, isTitle, warns, isSetting, isBold, claimClass });
    if (!verdict) continue;
    const act = acts.toSorted((one, other) => gapBetween(one, span) - gapBetween(other, span))[0];
    const first = act ? Math.min(act.first, span.first) : span.first;
    const last = act ? Math.max(act.last, span.last) : span.last;
    found.push({ ...placeOf(first, last), verdict, condition, kind: act ? 'act' : 'name' });
  }
  if (warns || isSetting) return found;
  for (const part of of('body').filter((span) => !isPassed(span))) {
    const near = of('recovery').find(
      (span) => !isPassed(span) && !isNegated(span) && gapBetween(span, part) <= maxBodyApart,
    );
    if (!near) continue;
    const place = placeOf(Math.min(near.first, part.first), Math.max(near.last, part.last));
    found.push({ ...place, verdict: 'doubtful', condition: recovery, kind: 'act' });
  }
  return found;
}

const isCalm = (strong: unknown[]) => strong.length === 0;

type Around = {
  isHint: boolean;
  isTitle: boolean;
  warns: boolean;
  isSetting: boolean;
  isBold: boolean;
  claimClass: ClaimClass;
};

/** Level 3: a strong act is near; 2: a mild one; 1: a word that joins; 0: the condition alone. */
function verdictOn(
  { gate, cosmetic, isGeneral }: LawCondition,
  level: number,
  { isHint, isTitle, warns, isSetting, isBold, claimClass }: Around,
): FoundClaim['verdict'] | null {
  if (warns || isSetting) {
    if (isHint || gate === 'allow' || isSetting || level < 3) return null;
    return !warns || isBold ? 'doubtful' : null;
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
