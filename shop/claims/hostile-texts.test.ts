import { describe, expect, it } from 'vitest';
import { readClaims } from './read-claims.ts';

describe('a hostile text', () => {
  it('hides no claim behind its length', () => {
    const text = `${'Good oil. '.repeat(6_000)}Cures diabetes.`;
    const { start, end } = readClaims(text, 'food')[0]!;
    expect(text.slice(start, end)).toBe('Cures diabetes');
  });

  const tricks = [
    'd i ',
    'a.',
    'cures ',
    'no ',
    'मधु',
    '𝓭',
    'not not ',
    'diabete ',
    'x-y-z',
    '1 2 3 4 ',
    '\u200b',
    'a\u0301',
    'no cure ',
    'do not ',
    '5% ',
    '180/110 → 120/80 ',
    'd*abetes ',
    'cu-re ',
    '#AbCdEf',
    '#aB_',
    'ca*cer ',
    'cnacer ',
    'kidney stone ',
    'antianti ',
    'ﷺ',
    'क ',
  ];

  it.each(tricks)('of 20,000 letters of “%s” is read in time', (part) => {
    const text = part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000);
    readClaims(text, 'food');
    const before = process.threadCpuUsage();
    readClaims(text, 'food');
    // A quiet machine takes 33 ms at most.
    expect(process.threadCpuUsage(before).user, 'microseconds of this thread').toBeLessThan(300_000);
  });
});
