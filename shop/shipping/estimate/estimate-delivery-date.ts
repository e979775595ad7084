import { addDays, type Day, dayOf, hourOf, isSunday } from '#platform/india-time.ts';
import { defaultWorkingDays, holidayOn, isWorkingDay, type ShopDays } from './shop-days.ts';

type Params = {
  now: Date;
  /** Orders before this hour, Indian time, are handed over on the same day. */
  cutoffHour: number;
  /** In working days from the handover. */
  transitDays: number;
  /** Days on which the courier neither collects nor delivers, beside Sundays. */
  holidays: ReadonlySet<Day>;
  /** When the shop hands parcels over. By default on each day of the courier. */
  shop?: ShopDays;
};

const everyDay: ShopDays = { workingDays: defaultWorkingDays, holidays: [] };

/**
 * Returns the latest day of delivery: handover on the first working day of shop and courier before its cut-off, then working days of the
 * courier. Never before today, on a Sunday or on a holiday.
 */
export function estimateDeliveryDate({ transitDays, holidays, ...params }: Params): Day {
  let day = handoverDay({ holidays, ...params });
  for (let left = transitDays; left > 0; left--) day = firstDay(addDays(day, 1), isCourierDay(holidays));
  return day;
}

/**
 * Returns the day on which a shop on holiday hands over again what is ordered now, with its reason. Null for a shop whose holidays delay
 * nothing.
 */
export function closedUntil(params: Omit<Params, 'transitDays'>): { day: Day; note: string } | null {
  const { shop = everyDay } = params;
  const usual = handoverDay({ ...params, shop: { ...shop, holidays: [] } });
  const holiday = holidayOn(usual, shop.holidays);
  return holiday ? { day: handoverDay(params), note: holiday.note } : null;
}

function handoverDay({ now, cutoffHour, holidays, shop = everyDay }: Omit<Params, 'transitDays'>): Day {
  const today = dayOf(now);
  return firstDay(
    hourOf(now) < cutoffHour ? today : addDays(today, 1),
    (day) =>
      isCourierDay(holidays)(day) && isWorkingDay(day, shop.workingDays) && !holidayOn(day, shop.holidays),
  );
}

const isCourierDay = (holidays: ReadonlySet<Day>) => (day: Day) => !isSunday(day) && !holidays.has(day);

function firstDay(from: Day, fits: (day: Day) => boolean): Day {
  let day = from;
  while (!fits(day)) day = addDays(day, 1);
  return day;
}
