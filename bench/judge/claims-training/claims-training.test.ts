import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import kept from '#shop/claims/likeness/weights.json' with { type: 'json' };
import { readClaims } from '#shop/claims/read-claims.ts';
import { train, type TrainingText } from './train.ts';
import { trainingTexts, writtenTexts } from './training-texts.ts';

describe('the weights', () => {
  it('come from the texts, the same bytes each time', { timeout: 60_000 }, () => {
    const { bias, scale, weights } = train(trainingTexts());
    expect({ bias, scale }).toEqual({ bias: kept.bias, scale: kept.scale });
    expect(Buffer.from(weights.buffer).toString('base64') === kept.weights).toBe(true);
  });

  it('are made from no text that judges', () => {
    const judged = readFileSync('shop/claims/judged-texts.tsv', 'utf8');
    const texts = new Set(judged.split('\n').map((line) => line.split('\t')[0]));
    expect(trainingTexts().filter(({ text }) => texts.has(text))).toEqual([]);
  });

  it('are small, and stand on several thousand texts of both kinds', () => {
    expect(statSync('shop/claims/likeness/weights.json').size).toBeLessThan(200_000);
    const unlawful = trainingTexts().filter(({ isUnlawful }) => isUnlawful).length;
    expect(unlawful).toBeGreaterThan(2_500);
    expect(trainingTexts().length - unlawful).toBeGreaterThan(2_500);
  });
});

describe('texts that were written for the rules', () => {
  const isRaised = ({ text, claimClass }: TrainingText) => readClaims(text, claimClass).length > 0;
  const written = writtenTexts();

  it('are caught in 97 of 100 when the law forbids them', () => {
    const unlawful = written.filter(({ isUnlawful }) => isUnlawful);
    expect(unlawful.length).toBeGreaterThan(600);
    expect(unlawful.filter(isRaised).length / unlawful.length).toBeGreaterThan(0.97);
  });

  it('pass when they are lawful', () => {
    const lawful = written.filter(({ isUnlawful }) => !isUnlawful);
    expect(lawful.length).toBeGreaterThan(300);
    expect(lawful.filter(isRaised).map(({ text }) => text)).toEqual([]);
  });
});
