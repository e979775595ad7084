// §9 a complaint without sign-in or by phone gets a ticket number at once, its link by email alone, the clocks of the law on the board, and its answer by
// email
import { describe, expect, it } from 'vitest';
import { acknowledgeBy, redressBy } from './clocks.ts';

describe('the clocks of a complaint', () => {
  it.each([
    ['2026-11-26T10:00:00+05:30', '2026-12-26'],
    ['2027-01-31T23:59:00+05:30', '2027-02-28'],
    ['2028-01-31T00:00:00+05:30', '2028-02-29'],
    ['2026-12-31T12:00:00+05:30', '2027-01-31'],
    ['2026-12-01T00:10:00+05:30', '2027-01-01'],
    ['2026-03-31T18:31:00Z', '2026-05-01'],
    ['2026-05-31T12:00:00+05:30', '2026-06-30'],
  ])('give a complaint of %s until %s, by the calendar of India', (receivedAt, day) => {
    expect(redressBy(new Date(receivedAt))).toBe(day);
  });

  it('end 48 hours after the receipt', () => {
    expect(acknowledgeBy(new Date('2026-11-26T10:00:00+05:30')).toISOString()).toBe(
      '2026-11-28T04:30:00.000Z',
    );
  });
});
