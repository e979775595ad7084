import { addDays, type Day, dayOf, hourOf, isSunday } from '#platform/india-time.ts';

type Params = {
  now: Date;
  /** Orders before this hour, Indian time, are handed over on the same day. */
  cutoffHour: number;
  /** In working days from the handover. */
  transitDays: number;
  holidays: ReadonlySet<Day>;
};

/**
 * Returns the latest day of delivery: handover on the first working day before its cut-off, then working days. Never before
 * today, on a Sunday or on a holiday.
 */
export function estimateDeliveryDate({ now, cutoffHour, transitDays, holidays }: Params): Day {
  const today = dayOf(now);
  let day = firstWorkingDay(hourOf(now) < cutoffHour ? today : addDays(today, 1), holidays);
  for (let left = transitDays; left > 0; left--) day = firstWorkingDay(addDays(day, 1), holidays);
  return day;
}

function firstWorkingDay(from: Day, holidays: ReadonlySet<Day>): Day {
  let day = from;
  while (isSunday(day) || holidays.has(day)) day = addDays(day, 1);
  return day;
}
