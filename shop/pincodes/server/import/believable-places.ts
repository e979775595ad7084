import { isInIndia, kilometresBetween } from '../../distance.ts';
import type { Place } from './pincode-record.ts';

/**
 * Returns the plausible coordinates: inside India, shared by at most three pincodes, and within 100 km of the median of the
 * pincodes with the same first four digits (a sorting district).
 */
export function believablePlaces(places: Map<string, Place>): Map<string, Place> {
  const shared = countBy([...places.values()], asText);
  const candidates = [...places].filter(
    ([, place]) => isInIndia(place) && (shared.get(asText(place)) ?? 0) <= 3,
  );
  const middles = new Map(
    [...Map.groupBy(candidates, ([pincode]) => pincode.slice(0, 4))].map(([prefix, group]) => [
      prefix,
      middleOf(group.map(([, place]) => place)),
    ]),
  );
  return new Map(
    candidates.filter(
      ([pincode, place]) => kilometresBetween(place, middles.get(pincode.slice(0, 4)) ?? place) <= 100,
    ),
  );
}

function asText({ latitude, longitude }: Place): string {
  return `${latitude},${longitude}`;
}

function countBy<T>(items: T[], name: (item: T) => string): Map<string, number> {
  return new Map([...Map.groupBy(items, name)].map(([key, group]) => [key, group.length]));
}

/** Returns the median of places, which one wrong place hardly moves. */
export function middleOf(places: Place[]): Place | null {
  if (places.length === 0) return null;
  return {
    latitude: median(places.map((place) => place.latitude)),
    longitude: median(places.map((place) => place.longitude)),
  };
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
