import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ClaimClass, findClaims } from '../find-claims.ts';
import { readClaims } from '../read-claims.ts';
import { train } from './train.ts';
import { trainingTexts } from './training-texts.ts';
import kept from './weights.json' with { type: 'json' };

const kinds = (text: string, claimClass: ClaimClass, options = {}) =>
  findClaims(text, claimClass, options).map(({ kind, verdict }) => `${verdict} ${kind}`);

describe('the weights', () => {
  it('come from the texts, the same bytes each time', { timeout: 60_000 }, () => {
    const { bias, scale, weights } = train(trainingTexts());
    expect({ bias, scale }).toEqual({ bias: kept.bias, scale: kept.scale });
    expect(Buffer.from(weights.buffer).toString('base64') === kept.weights).toBe(true);
  });

  it('are made from no text that judges', () => {
    const judged = readFileSync(new URL('../judged-texts.tsv', import.meta.url), 'utf8');
    const texts = new Set(judged.split('\n').map((line) => line.split('\t')[0]));
    expect(trainingTexts().filter(({ text }) => texts.has(text))).toEqual([]);
  });

  it('are small, and stand on several thousand texts of both kinds', () => {
    expect(statSync(new URL('weights.json', import.meta.url)).size).toBeLessThan(200_000);
    const unlawful = trainingTexts().filter(({ isUnlawful }) => isUnlawful).length;
    expect(unlawful).toBeGreaterThan(2_500);
    expect(trainingTexts().length - unlawful).toBeGreaterThan(2_500);
  });
});

describe('a text that no rule knows', () => {
  it.each<[string, ClaimClass]>([
    ['Sweets tonight, and the morning strip stays calm', 'food'],
    ['Pancreas awake again', 'ayurvedic'],
    ['Ab meter dekhne ki zarurat nahi, rasgulla lijiye', 'ayurvedic'],
    ['He came in a wheelchair and left on his bike', 'ayurvedic'],
    ['Dusky turns milky by the wedding day', 'cosmetic'],
  ])('is doubtful when it reads like a claim: “%s”', (text, claimClass) => {
    expect(kinds(text, claimClass)).not.toEqual([]);
  });

  it('marks the words that read most like a claim, with a rule and a lawful sentence', () => {
    const text = 'Made from millet and jaggery in Hassan. Husband happy, wife smiling, nights long again.';
    const [claim] = readClaims(text, 'ayurvedic');
    expect(claim).toMatchObject({ verdict: 'doubtful', condition: '' });
    expect(text.slice(claim!.start, claim!.end)).toBe(claim!.words);
    expect(claim!.law).not.toBe('');
    expect(claim!.lawful).not.toBe('');
  });

  it('is read by rules alone as a statement of the label', () => {
    expect(kinds('24 months from the date of packing', 'ayurvedic', { byRulesAlone: true })).toEqual([]);
  });
});

describe('a word or two', () => {
  it.each(['Again', 'new', 'Gone', 'Look again', 'Bharat Clinic'])('say nothing: “%s”', (text) => {
    expect(kinds(text, 'ayurvedic')).toEqual([]);
  });
});

describe('a claim of a rule', () => {
  it.each<[string, ClaimClass]>([
    ['Sugar ke marij yeh avaleha na khayein, gud hai', 'food'],
    ['મધુમેહના દર્દીઓ આ મીઠાઈ ન ખાય', 'food'],
    ['Mulethi high BP walon ke liye theek nahi', 'ayurvedic'],
    ['Do not stop your thyroid tablets without your doctor', 'ayurvedic'],
    ['Mehndi raat bhar rakhein, rang gehra aata hai', 'cosmetic'],
  ])('is dropped where its sentence denies and reads like a lawful text: “%s”', (text, claimClass) => {
    expect(kinds(text, claimClass)).toEqual([]);
  });

  it('stays where a rule refuses a plain sentence', () => {
    const lawful = 'Stone-ground flour from Hassan, milled slowly, packed by hand. ';
    expect(kinds(`${lawful}It cures diabetes.`, 'food')).toContain('refused act');
  });
});
