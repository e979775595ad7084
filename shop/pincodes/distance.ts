export type Point = { latitude: number; longitude: number };

/** Returns the distance in kilometres, accurate to a few metres between post offices. */
export function kilometresBetween(a: Point, b: Point): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const east = (a.longitude - b.longitude) * Math.cos(middle);
  return 111.195 * Math.hypot(a.latitude - b.latitude, east);
}

/** Returns whether a point lies in the box around India and its islands, a first filter. */
export function isInIndia({ latitude, longitude }: Point): boolean {
  return latitude >= 6 && latitude <= 37.6 && longitude >= 68 && longitude <= 97.6;
}
