// §9 no rider is proposed or asked for a time that is over
import { expect, it } from 'vitest';
import { isOver, proposedDay, proposedTime } from './pickup-time.ts';

it.each([
  ['2026-11-26T08:10', '2026-11-26', '15:00'],
  ['2026-11-26T13:59', '2026-11-26', '15:00'],
  ['2026-11-26T14:00', '2026-11-26', '16:00'],
  ['2026-11-26T17:59', '2026-11-26', '19:00'],
  ['2026-11-26T18:00', '2026-11-27', '15:00'],
  ['2026-12-31T23:59', '2027-01-01', '15:00'],
  ['2026-11-26T00:00', '2026-11-26', '15:00'],
])('at %s a rider is proposed for %s at %s', (moment, day, time) => {
  const now = new Date(`${moment}:00+05:30`);
  expect(proposedDay(now)).toBe(day);
  expect(proposedTime(day, now)).toBe(time);
  expect(isOver({ day, time }, now)).toBe(false);
});

it('proposes no time for a day that is over or too late', () => {
  const now = new Date('2026-11-26T18:30:00+05:30');
  expect(proposedTime('2026-11-25', now)).toBe(null);
  expect(proposedTime('2026-11-26', now)).toBe(null);
  expect(isOver({ day: '2026-11-26', time: '18:30' }, now)).toBe(true);
  expect(isOver({ day: '2026-11-26', time: '18:31' }, now)).toBe(false);
});
