import { and, asc, between, eq, sql } from 'drizzle-orm';
import { prepared } from '#platform/server/db.ts';
import type { Db } from '#platform/server/db.ts';
import type { ReverseResponse } from '#shop/pincodes/contract.ts';
import { isInIndia, kilometresBetween } from '../distance.ts';
import type { Point } from '../distance.ts';
import { pincodes, postOffices } from '#shop/pincodes/server/tables.ts';

/**
 * Returns the address of the pincode nearest to a point (degrees), in the public service's format (specification, section 7).
 * Returns an error outside India, or over 50 km from any pincode.
 */
export async function reverseGeocode(db: Db, point: Point): Promise<ReverseResponse> {
  if (!isInIndia(point)) return unable;
  const nearest =
    (await nearestWithin(db, point, 10)) ?? (await nearestWithin(db, point, farthestKilometres));
  if (!nearest) return unable;
  const { name, kind, district, state, pincode } = nearest;
  return {
    display_name: [...new Set([name, district, state]), pincode, 'India'].join(', '),
    address: {
      [kind === 'branch' ? 'village' : 'suburb']: name,
      city: district,
      state,
      postcode: pincode,
      country: 'India',
    },
  };
}

const farthestKilometres = 50;
const unable: ReverseResponse = { error: 'Unable to geocode' };

/** Tries a small box first, since a large one in a city holds hundreds of pincodes. */
async function nearestWithin(db: Db, point: Point, kilometres: number) {
  const north = kilometres / 111;
  const east = north / Math.cos((point.latitude * Math.PI) / 180);
  const [nearest] = await nearestInBox(db).execute({
    south: point.latitude - north,
    north: point.latitude + north,
    west: point.longitude - east,
    east: point.longitude + east,
    latitude: point.latitude,
    longitude: point.longitude,
    eastScale: Math.cos((point.latitude * Math.PI) / 180),
  });
  if (!nearest) return null;
  const place = { latitude: nearest.latitude ?? 0, longitude: nearest.longitude ?? 0 };
  return kilometresBetween(point, place) <= kilometres ? nearest : null;
}

function nearestInBox(db: Db) {
  const given = (name: string) => sql`${sql.placeholder(name)}::double precision`;
  return prepared(db, 'nearest-pincode', (each) =>
    each
      .select({
        pincode: pincodes.pincode,
        district: sql<string>`coalesce(${postOffices.district}, ${pincodes.district})`,
        state: sql<string>`coalesce(${postOffices.state}, ${pincodes.state})`,
        latitude: pincodes.latitude,
        longitude: pincodes.longitude,
        name: postOffices.name,
        kind: postOffices.kind,
      })
      .from(pincodes)
      .innerJoin(postOffices, and(eq(postOffices.pincode, pincodes.pincode), eq(postOffices.position, 0)))
      .where(
        and(
          between(pincodes.latitude, given('south'), given('north')),
          between(pincodes.longitude, given('west'), given('east')),
        ),
      )
      .orderBy(
        asc(
          sql`(${pincodes.latitude} - ${given('latitude')}) ^ 2
            + ((${pincodes.longitude} - ${given('longitude')}) * ${given('eastScale')}) ^ 2`,
        ),
      )
      .limit(1),
  );
}
