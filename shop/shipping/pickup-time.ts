import { addDays, type Day, dayOf, hourOf, toIndianTime } from '#platform/india-time.ts';

const usualHour = 15;
/** No rider comes later. */
const lastHour = 19;

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Returns the time to propose for a rider on a day in India, or null when the day is too late. A courier needs an hour. */
export function proposedTime(day: Day, now: Date): string | null {
  const today = dayOf(now);
  if (day < today) return null;
  const hour = day === today ? Math.max(usualHour, hourOf(now) + 2) : usualHour;
  return hour <= lastHour ? hourText(hour) : null;
}

/** Returns the first day for which a rider can be proposed. */
export function proposedDay(now: Date): Day {
  const today = dayOf(now);
  return proposedTime(today, now) === null ? addDays(today, 1) : today;
}

/** Returns whether a time in India is over. */
export function isOver({ day, time }: { day: Day; time: string }, now: Date): boolean {
  return `${day}T${time}` <= toIndianTime(now).slice(0, 16);
}
