import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize, plainWords } from './normalize.ts';

describe('normalizing', () => {
  it.each([
    ['ashwagandha', 'Aśvagandhā', 'ashvaganda', 'अश्वगंधा', 'ASHWAGANDHA'],
    ['haldi', 'haldee', 'हल्दी'],
    ['neem', 'nim', 'नीम'],
    ['shatavari', 'Śatāvarī', 'satavari', 'शतावरी'],
    ['triphala', 'trifala', 'त्रिफला'],
    ['mitti', 'miti', 'मिट्टी'],
    ['oils', 'oil'],
    ['bhringraj', 'bhringaraj', 'bhringraja', 'bringraj', 'भृंगराज'],
    ['brahmi', 'bramhi', 'bhrami', 'brāhmī', 'ब्राह्मी'],
    ['tulsi', 'tulasi', 'thulsi', 'तुलसी'],
    ['tel', 'taila', 'tail', 'तेल', 'तैल'],
    ['churna', 'churn', 'churnam', 'choornam', 'चूर्ण'],
    ['kumkumadi', 'kunkumadi', 'kumkumaadi', 'कुमकुमादि'],
    ['champi', 'chanpi', 'चंपी', 'चम्पी'],
    ['giloy', 'gilloy', 'giloe', 'गिलोय'],
    ['curcumin', 'kurkumin'],
    ['neend', 'nind', 'नींद'],
    ['qabz', 'kabz', 'kabj', 'क़ब्ज़', 'कब्ज'],
    ['jñānī', 'gyani', 'ज्ञानी'],
  ])('gives %s one spelling', (...spellings) => {
    expect(new Set(spellings.map(normalize)).size).toBe(1);
  });

  it('keeps different herbs apart', () => {
    const herbs = [
      'neem',
      'tulsi',
      'amla',
      'brahmi',
      'giloy',
      'arjuna',
      'bala',
      'bael',
      'ajwain',
      'mulethi',
      'methi',
      'bhringraj',
      'til',
      'tel',
      'baal',
    ];
    expect(new Set(herbs.map(normalize)).size).toBe(herbs.length);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('is idempotent for Indian words', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz कखगघचजञटतदनपबमयरलवशषसहािीुूेैोौ्ंँअआइ');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 }), (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('leaves only letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalize(text)).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });

  it('returns plain words without accents, quotes and emoji', () => {
    expect(plainWords("Lion's Māne 🦁 100% अदरक")).toEqual(['lion', 's', 'mane', '100', 'adrak']);
  });
});
