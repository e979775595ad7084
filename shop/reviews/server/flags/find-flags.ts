import { withPlainDigits } from '#platform/reading/read-number.ts';
import { spokenDigits } from '#platform/reading/spoken-digits.ts';
import { readClaims } from '#shop/claims/read-claims.ts';
import type { FlagKind } from '../../reasons.ts';
import { abuseStems, abuseWords } from './abuse-words.ts';

export type Flag = { kind: FlagKind; words: string };

type Text = { title: string; comment: string };

const maxFlags = 20;

/**
 * Returns the words of a review that staff look at first: claims about an illness, phone numbers, links, abuse. They decide
 * nothing by themselves.
 */
export function findFlags({ title, comment }: Text): Flag[] {
  const flags = [title, comment].flatMap((text) =>
    [
      flagsOf('claim', claimsIn(text)),
      flagsOf('phone', phonesIn(text)),
      flagsOf('link', linksIn(text)),
      flagsOf('abuse', abuseIn(text)),
    ].flat(),
  );
  return flags.slice(0, maxFlags);
}

function flagsOf(kind: FlagKind, words: readonly string[]): Flag[] {
  return [...new Set(words)].map((found) => ({ kind, words: found }));
}

function claimsIn(text: string): string[] {
  return readClaims(text, 'ayurvedic', { byRulesAlone: true }).map(({ words }) => words);
}

/** Ten digits with signs between them, in figures of any script or said in words. */
function phonesIn(text: string): string[] {
  const plain = withPlainDigits(text);
  const written = plain.match(/(?<!\d)(?:\+?91[\s.-]{0,2}|0)?[6-9](?:[\s.()/_-]{0,3}\d){9}(?!\d)/g) ?? [];
  const landlines = plain.match(/(?<!\d)0[1-8]\d{1,3}[\s-]{1,2}\d{6,8}(?!\d)/g) ?? [];
  return [...written, ...landlines, ...saidIn(plain)];
}

/** Runs of number words: 'nine eight one one four …'. */
function saidIn(plain: string): string[] {
  const tokens = plain.split(/[\s,.-]+/);
  const found = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const run = tokens.slice(at, at + 10).join(' ');
    const digits = run.length <= 80 && !/\d/.test(run) ? spokenDigits(run) : null;
    if (digits === null || digits.replaceAll(/\D/g, '').length < 10) continue;
    found.push(run);
    at += 9;
  }
  return found;
}

const maxToken = 300;

/** Addresses of pages and emails. Brackets around a 'dot' or an 'at' hide none. */
function linksIn(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s?[([{]\s?(dot|at)\s?[)\]}]\s?/gi, (_, sign: string) =>
      sign.toLowerCase() === 'dot' ? '.' : '@',
    );
  return plain.split(/\s/).filter((token) => token.length <= maxToken && isLink(token));
}

function isLink(token: string): boolean {
  return (
    /https?:\/\/|www\./i.test(token) ||
    /[a-z\d]@[a-z\d]/i.test(token) ||
    /[a-z\d]\.(?:com|in|net|org|shop|store|xyz|info|io|me|ly|app|link|online|site)(?![a-z\d])/i.test(token)
  );
}

const signs: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '0': 'o', '5': 's', $: 's' };

function abuseIn(text: string): string[] {
  return (text.normalize('NFKC').match(/\p{L}[\p{L}\p{M}\d*#_@$]{2,60}/gu) ?? []).filter(isAbuse);
}

/** Reads `f**k`, `Sh1t` and `fuuuuck` too. */
function isAbuse(token: string): boolean {
  const bare = Array.from(token.toLowerCase(), (sign) => signs[sign] ?? sign).join('');
  return [bare, withoutRuns(bare, 1), withoutRuns(bare, 2)].some(
    (word) =>
      abuseWords.has(word) ||
      abuseStems.some((stem) => word.startsWith(stem) || isMasked(word, stem)) ||
      [...abuseWords].some((whole) => whole.length === word.length && isMasked(word, whole)),
  );
}

/** Returns a word whose runs of three and more equal letters have `kept` of them. */
function withoutRuns(word: string, kept: number): string {
  const runs: string[] = [];
  for (const letter of word) {
    if (runs.at(-1)?.startsWith(letter)) runs.push(runs.pop() + letter);
    else runs.push(letter);
  }
  return runs.map((run) => (run.length > 2 ? run.slice(0, kept) : run)).join('');
}

/** Returns whether signs such as `*` stand for letters of the stem, at most half of them. */
function isMasked(word: string, stem: string): boolean {
  const marks = Array.from(stem, (_, at) => word[at]).filter((sign) => sign && '*#_'.includes(sign)).length;
  if (marks === 0 || marks * 2 > stem.length || word.length < stem.length) return false;
  return Array.from(stem).every((letter, at) => '*#_'.includes(word[at]!) || word[at] === letter);
}
