import { describe, expect, it, test } from 'vitest';
import { closedUntil, estimateDeliveryDate } from './estimate-delivery-date.ts';
import { defaultWorkingDays, readShopHolidays, readWorkingDays, workingDaysInWords } from './shop-days.ts';

const holidays = new Set(['2026-12-25']);
const at = (indianTime: string) => new Date(`${indianTime}+05:30`);
const order = (indianTime: string, closed: string, days: string = defaultWorkingDays.join(',')) => {
  const shop = { workingDays: readWorkingDays(days)!, holidays: readShopHolidays(closed)! };
  const params = { now: at(indianTime), cutoffHour: 14, holidays, shop };
  return {
    by: estimateDeliveryDate({ ...params, transitDays: 1 }),
    closed: closedUntil(params)?.day ?? null,
  };
};

describe('a shop on holiday', () => {
  test.each([
    ['that day', '2026-12-16T10:00', '2026-12-16', '2026-12-17', '2026-12-18'],
    ['over a Sunday', '2026-12-17T10:00', '2026-12-17..2026-12-19 A wedding', '2026-12-21', '2026-12-22'],
    [
      'from tomorrow, after the cut-off',
      '2026-12-16T15:00',
      '2026-12-17..2026-12-18',
      '2026-12-19',
      '2026-12-21',
    ],
    [
      'two ranges in a row',
      '2026-12-21T09:00',
      '2026-12-21;2026-12-22..2026-12-24',
      '2026-12-26',
      '2026-12-28',
    ],
    ['from yesterday', '2026-12-22T09:00', '2026-12-01..2026-12-22 Diwali', '2026-12-23', '2026-12-24'],
  ])('hands over again on the day after it: %s', (_, now, closed, until, by) => {
    expect(order(now, closed)).toEqual({ by, closed: until });
  });

  test.each([
    ['is over', '2026-12-16T10:00', '2026-12-15'],
    ['begins after the parcel has left', '2026-12-16T10:00', '2026-12-17..2026-12-31'],
    ['is a Sunday', '2026-12-19T15:00', '2026-12-20'],
  ])('says nothing when the holiday %s', (_, now, closed) => {
    expect(order(now, closed).closed).toBeNull();
  });

  it('has only its working days', () => {
    expect(order('2026-12-16T10:00', '', 'mon,thu')).toEqual({ by: '2026-12-18', closed: null });
    expect(order('2026-12-17T15:00', '', 'mon,thu')).toEqual({ by: '2026-12-22', closed: null });
    expect(order('2026-12-20T10:00', '', 'mon,sun')).toEqual({ by: '2026-12-22', closed: null });
  });
});

describe('the days of a shop', () => {
  it('are read with their sentences', () => {
    expect(readShopHolidays(' 2026-12-24..2026-12-27 Closed for a wedding ; 2027-01-14; ')).toEqual([
      { from: '2026-12-24', to: '2026-12-27', note: 'Closed for a wedding' },
      { from: '2027-01-14', to: '2027-01-14', note: '' },
    ]);
  });

  it.each([
    '24.12.2026',
    '2026-02-30',
    '2026-12-27..2026-12-24',
    '2026-12-24..2028-12-24',
    '2026-12-24..2026-12-25..2026-12-26',
    'Christmas',
    Array.from({ length: 61 }, () => '2026-12-24').join(';'),
  ])('are refused as %s', (text) => expect(readShopHolidays(text)).toBeNull());

  it.each(['sun', 'monday', 'mon,tue,', ''])('are refused as the week “%s”', (text) =>
    expect(readWorkingDays(text)).toBeNull(),
  );

  it.each([
    ['mon,tue,wed,thu,fri,sat', 'Monday to Saturday'],
    ['tue,mon,sun,wed,thu,fri,sat', 'Monday to Sunday'],
    ['mon,wed,fri', 'Monday, Wednesday and Friday'],
    ['sat', 'Saturday'],
  ])('%s reads %s', (days, words) => expect(workingDaysInWords(readWorkingDays(days)!)).toBe(words));
});
