import { kilometresBetween, type Point } from '#shop/pincodes/distance.ts';
import transit from './transit.json' with { type: 'json' };

export type KnownPlace = { pincode: string; state: string; place: Point | null };

/** Returns working days between pincodes by distance and state (`transit.json`), or null where nobody knows them. */
export function transitDays(from: KnownPlace, to: KnownPlace): number | null {
  if (transit.noDate.some(({ pincodesFrom }) => to.pincode.startsWith(pincodesFrom))) return null;
  const more = (transit.moreDays as Record<string, number>)[to.state] ?? 0;
  return byDistance(from, to) + more;
}

function byDistance(from: KnownPlace, to: KnownPlace): number {
  const { sameStateDays, otherStateDays } = transit.placeUnknown;
  if (!from.place || !to.place) return from.state === to.state ? sameStateDays : otherStateDays;
  const kilometres = kilometresBetween(from.place, to.place);
  return transit.zones.find(({ withinKilometres }) => kilometres <= withinKilometres)?.days ?? otherStateDays;
}

/** Returns the fewest and the most working days from handover to delivery in the table. */
export function transitRange(): { least: number; most: number } {
  const days = transit.zones.map((zone) => zone.days);
  return { least: Math.min(...days), most: Math.max(...days) + Math.max(...Object.values(transit.moreDays)) };
}
