/** A day in India as `2026-11-26`. */
export type Day = string;

type Asked = {
  now: Date;
  /** Orders before this hour, Indian time, are handed to the courier the same day. */
  cutoffHour: number;
  /** Working days the courier takes from hand-over. */
  transitDays: number;
  holidays: ReadonlySet<Day>;
};

const minutesAheadOfUtc = 330;
const dayMs = 86_400_000;

/**
 * The day a parcel ordered now arrives at the latest: handed over on the first working day before its cut-off, then
 * counted in working days. Never before today, never a Sunday or a holiday.
 */
export function estimateDeliveryDate({ now, cutoffHour, transitDays, holidays }: Asked): Day {
  const indian = new Date(now.getTime() + minutesAheadOfUtc * 60_000);
  const handOver = indian.getUTCHours() < cutoffHour ? indian : new Date(indian.getTime() + dayMs);
  let day = firstWorkingDay(handOver, holidays);
  for (let left = transitDays; left > 0; left--)
    day = firstWorkingDay(new Date(day.getTime() + dayMs), holidays);
  return dayOf(day);
}

function firstWorkingDay(from: Date, holidays: ReadonlySet<Day>): Date {
  let day = from;
  while (day.getUTCDay() === 0 || holidays.has(dayOf(day))) day = new Date(day.getTime() + dayMs);
  return day;
}

function dayOf(indian: Date): Day {
  return indian.toISOString().slice(0, 10);
}
