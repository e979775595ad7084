import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as clock from './india-time.ts';

const { dayOf, hourOf, yearOf, startOf, addDays } = clock;

describe('a day in India', () => {
  test('begins at 18:30 UTC of the day before', () => {
    expect(dayOf(new Date('2026-12-31T18:29:59.999Z'))).toBe('2026-12-31');
    expect(dayOf(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
    expect(startOf('2027-01-01')).toEqual(new Date('2026-12-31T18:30:00Z'));
    expect(yearOf(new Date('2026-12-31T18:30:00Z'))).toBe(2027);
  });

  test('has the hours that its clocks show', () => {
    expect(hourOf(new Date('2026-11-21T18:29:59Z'))).toBe(23);
    expect(hourOf(new Date('2026-11-21T18:30:00Z'))).toBe(0);
    expect(startOf('2026-11-22', { hour: 8 })).toEqual(new Date('2026-11-22T02:30:00Z'));
  });

  test('agrees with the time zone database at every moment of this century', () => {
    const known = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
    const min = new Date('2000-01-01T00:00:00Z');
    const max = new Date('2099-12-31T23:59:59Z');
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (moment) => {
        expect(dayOf(moment)).toBe(known.format(moment));
        expect(dayOf(startOf(dayOf(moment)))).toBe(dayOf(moment));
      }),
    );
  });

  test('is counted over the ends of months and of leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  test('knows its Sundays', () => {
    expect(clock.isSunday('2026-11-22')).toBe(true);
    expect(clock.isSunday('2026-11-23')).toBe(false);
  });
});

describe('the clock of India', () => {
  test('is written and read without its time zone', () => {
    const moment = new Date('2026-11-21T09:01:48.752Z');
    expect(clock.toIndianTime(moment)).toBe('2026-11-21T14:31:48.752');
    expect(clock.readIndianTime('2026-11-21T14:31:48.752')).toEqual(moment);
  });

  test('keeps a time zone that a text names, and reads nothing into other texts', () => {
    expect(clock.readIndianTime('2026-11-21T09:01:48Z')).toEqual(new Date('2026-11-21T09:01:48Z'));
    expect(clock.readIndianTime('yesterday')).toBeNull();
  });
});

test.each([
  [clock.formatDay, '21 Nov 2026'],
  [clock.formatLongDay, '21 November 2026'],
  [clock.formatMoment, '21 Nov 2026, 5:12 pm'],
  [clock.formatLongMoment, '21 November 2026 at 5:12 pm'],
  [clock.formatTime, '5:12 pm'],
  [clock.formatWeekday, 'Sat 21 Nov'],
  [clock.formatWeekdayAndYear, 'Sat 21 Nov 2026'],
])('%o formats a date and its ISO text alike', (format, text) => {
  const moment = new Date('2026-11-21T11:42:00Z');
  expect(format(moment).replaceAll(' ', ' ')).toBe(text);
  expect(format(moment.toISOString())).toBe(format(moment));
});

test('formats a day as that day', () => {
  expect(clock.formatLongDay('2026-10-18')).toBe('18 October 2026');
  expect(clock.formatWeekday('2026-11-26')).toBe('Thu 26 Nov');
  expect(clock.formatDigits('2026-11-21')).toBe('21-11-2026');
});
