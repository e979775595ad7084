import { describe, expect, it } from 'vitest';
import { type ClaimClass, findClaims } from '../find-claims.ts';
import { readClaims } from '../read-claims.ts';

const kinds = (text: string, claimClass: ClaimClass, options = {}) =>
  findClaims(text, claimClass, options).map(({ kind, verdict }) => `${verdict} ${kind}`);

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
