import type { Meaning } from '../claim-lexicon.ts';
import type { ClaimClass } from '../find-claims.ts';
import type { Token } from '../reading/tokens.ts';
import type { Span } from '../words/lexicon.ts';

/** Weights are kept by the hash of their feature. */
export const bucketCount = 1 << 16;

const maxLetters = 20;
const groupLengths = [3, 4, 5];
const maxApart = 3;
/** Meanings are joined with meanings at most this many words behind them. */
const maxMeaningsApart = 6;

/** Words of a text that are scored together, and the meanings that the lists know in them. */
type PassageWords = { tokens: readonly Token[]; spans: readonly Span<Meaning>[]; from: number };

/**
 * Returns the hashed features of each word of a passage: the word, its letter groups, the word with its class and with the words
 * behind it, and its meanings. `from`: the place of the first token in the text of the spans.
 */
export function featuresOf({ tokens, spans, from }: PassageWords, claimClass: ClaimClass): number[][] {
  const words = tokens.map((token) => partsOf(spellingOf(token)));
  const meanings = meaningsOf(tokens.length, spans, from);
  const own = classSeed(claimClass);
  return words.map(({ hash, groups }, at) => {
    const buckets = [bucketOf(hash), bucketOf(joined(own, hash))];
    buckets.push(...groups);
    for (let apart = 1; apart <= maxApart && at + apart < words.length; apart += 1)
      buckets.push(bucketOf(joined(joined(apart === 1 ? 1 : 2, hash), words[at + apart]!.hash)));
    for (const meaning of meanings[at]!) buckets.push(bucketOf(meaning));
    return buckets;
  });
}

type Word = { hash: number; groups: number[] };
/** Words come again, in one text and the next. */
const known = new Map<string, Word>();
const maxKnown = 20_000;

function partsOf(word: string): Word {
  let parts = known.get(word);
  if (!parts) {
    if (known.size >= maxKnown) known.clear();
    const framed = `<${word.slice(0, maxLetters)}>`;
    const groups = groupLengths.flatMap((length) =>
      Array.from({ length: Math.max(0, framed.length - length + 1) }, (_, at) =>
        bucketOf(hashOf(framed.slice(at, at + length))),
      ),
    );
    known.set(word, (parts = { hash: hashOf(`w ${word}`), groups }));
  }
  return parts;
}

export const classBucket = (claimClass: ClaimClass): number => bucketOf(classSeed(claimClass));

const classSeed = (claimClass: ClaimClass) => hashOf(`c ${claimClass}`);

const spellingOf = ({ word, indian, english }: Token) => {
  if (/^\d+$/.test(word)) return word.length > 2 ? '###' : '#';
  return indian[0] ?? english[0] ?? word;
};

/** Returns the hashes of the meanings that begin at each word, alone and joined with those of the words behind. */
function meaningsOf(count: number, spans: readonly Span<Meaning>[], from: number): number[][] {
  const own: Set<number>[] = Array.from({ length: count }, () => new Set());
  for (const { first, meaning } of spans) own[first - from]?.add(hashOf(`t ${nameOf(meaning)}`));
  return own.map((names, at) => {
    if (names.size === 0) return [];
    const behind = new Set<number>();
    for (let next = at + 1; next < Math.min(count, at + maxMeaningsApart + 1); next += 1)
      for (const other of own[next]!) behind.add(other);
    const all = Array.from(names);
    for (const name of names) for (const other of behind) all.push(joined(joined(3, name), other));
    return all;
  });
}

function nameOf(meaning: Meaning): string {
  if (meaning.is === 'always') return meaning.entry.kind;
  if (meaning.is !== 'condition') return meaning.is;
  if (meaning.isHint) return 'hint';
  return meaning.condition.isGeneral ? 'illness' : `condition ${meaning.condition.gate}`;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const joined = (one: number, other: number) =>
  Math.imul((Math.imul(one, 0x01000193) ^ (one >>> 15)) + other, 0x85ebca6b);

const bucketOf = (hash: number) => ((hash >>> 16) ^ hash) & (bucketCount - 1);
