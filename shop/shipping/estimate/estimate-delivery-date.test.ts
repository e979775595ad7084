// §7 delivery promise by pincode, cut-off, way and holidays
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isSunday } from '#platform/india-time.ts';
import holidays from './holidays.json' with { type: 'json' };
import { estimateDeliveryDate } from './estimate-delivery-date.ts';
import { estimateMessage } from './estimate-messages.ts';
import { transitDays } from './transit-days.ts';

const daysOff = new Set(holidays.days.map(({ date }) => date));
const at = (indianTime: string) => new Date(`${indianTime}+05:30`);
const promised = (indianTime: string, days = 2) =>
  estimateDeliveryDate({ now: at(indianTime), cutoffHour: 14, transitDays: days, holidays: daysOff });

describe('the delivery estimate', () => {
  test.each([
    ['a weekday before the cut-off', '2026-11-18T13:59', 2, '2026-11-20'],
    ['a minute later, a day later', '2026-11-18T14:00', 2, '2026-11-21'],
    ['over a Sunday', '2026-11-20T10:00', 2, '2026-11-23'],
    ['over a Sunday and Guru Nanak Jayanti', '2026-11-21T10:00', 2, '2026-11-25'],
    ['ordered on a Sunday', '2026-11-22T10:00', 1, '2026-11-25'],
    ['just after midnight in India, still yesterday in London', '2026-11-19T00:30', 1, '2026-11-20'],
  ])('is right for %s', (_, now, days, day) => {
    expect(promised(now, days)).toBe(day);
  });

  test('is never before today, on a Sunday or a holiday, or earlier for a longer way', () => {
    const moments = fc.date({
      min: at('2026-01-01T00:00'),
      max: at('2027-12-20T00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 24 }),
        fc.integer({ min: 0, max: 12 }),
        (now, hour, days) => {
          const asked = { now, cutoffHour: hour, transitDays: days, holidays: daysOff };
          const day = estimateDeliveryDate(asked);
          expect(day >= dayOf(now)).toBe(true);
          expect(isSunday(day)).toBe(false);
          expect(daysOff.has(day)).toBe(false);
          expect(estimateDeliveryDate({ ...asked, transitDays: days + 1 }) > day).toBe(true);
        },
      ),
    );
  });

  test('has an everyday format', () => {
    expect(estimateMessage({ pincode: '560001', estimatedDeliveryDate: '2026-11-26' })).toBe(
      'Delivers by Thu 26 Nov to 560001',
    );
  });
});

test('the holidays are real days within their validity', () => {
  for (const { date } of holidays.days) {
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    expect(date >= holidays.validFrom && date <= holidays.validUntil).toBe(true);
  }
});

describe('the transit time', () => {
  const bengaluru = { pincode: '560058', state: 'Karnataka', place: { latitude: 13.03, longitude: 77.52 } };
  test.each([
    [
      'within the city',
      { pincode: '560001', state: 'Karnataka', place: { latitude: 12.98, longitude: 77.6 } },
      1,
    ],
    [
      'to Mumbai',
      { pincode: '400001', state: 'Maharashtra', place: { latitude: 18.94, longitude: 72.84 } },
      3,
    ],
    ['to Delhi', { pincode: '110001', state: 'Delhi', place: { latitude: 28.63, longitude: 77.22 } }, 4],
    ['to Leh', { pincode: '194101', state: 'Ladakh', place: { latitude: 34.16, longitude: 77.58 } }, 9],
    ['within the state, the place unknown', { pincode: '577999', state: 'Karnataka', place: null }, 3],
    ['to another state, the place unknown', { pincode: '799999', state: 'Bihar', place: null }, 5],
    ['to a field post office', { pincode: '900056', state: 'Karnataka', place: null }, null],
  ])('%s takes its time', (_, to, days) => {
    expect(transitDays(bengaluru, to)).toBe(days);
  });
});
