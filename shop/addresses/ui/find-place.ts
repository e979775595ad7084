import { z } from 'zod';
import { pincodeOf } from '#shop/pincodes/read-pincode.ts';
import { stateChoices, type StateName } from '#shop/pincodes/states.ts';

/** The templates of the look-up addresses (specification, section 7). */
export type Lookups = { pincodeLookupUrl: string; reverseGeocodeUrl: string };

/** A pincode on a border has post offices in several states; `state` is the one of its first office. */
export type Place = { city: string; state: StateName; states: StateName[]; localities: string[] };

/** Only the fields in use, so that any service of the public format fits. */
const pincodeResponse = z.tuple([
  z.object({
    Status: z.string(),
    PostOffice: z
      .array(z.object({ Name: z.string().nullish(), District: z.string(), State: z.string() }))
      .nullish(),
  }),
]);

const part = z.string().optional();
const reverseResponse = z.object({
  address: z
    .object({
      road: part,
      village: part,
      neighbourhood: part,
      suburb: part,
      city_district: part,
      city: part,
      town: part,
      state: part,
      postcode: part,
    })
    .optional(),
});

const patienceMs = 8_000;

/** Returns the place of a pincode from the configured service, or null for an unknown one. Throws when it fails. */
export async function placeOfPincode(
  { pincodeLookupUrl }: Lookups,
  pincode: string,
  signal: AbortSignal,
): Promise<Place | null> {
  const url = pincodeLookupUrl.replaceAll('{pincode}', encodeURIComponent(pincode));
  const [answer] = pincodeResponse.parse(await getJson(url, signal));
  const offices = (answer.Status === 'Success' && answer.PostOffice) || [];
  const [office] = offices;
  const state = office && stateNamed(office.State);
  if (!office || !state) return null;
  const names = offices.flatMap(({ Name }) => Name?.trim() || []);
  const states = offices.flatMap(({ State }) => stateNamed(State) ?? []);
  return { city: office.District, state, states: [...new Set(states)], localities: [...new Set(names)] };
}

/** Returns the address fields of a point (degrees) from the configured service, without unknown ones. */
export async function addressAt(
  { reverseGeocodeUrl }: Lookups,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<Record<string, string>> {
  const url = reverseGeocodeUrl
    .replaceAll('{lat}', latitude.toFixed(6))
    .replaceAll('{lon}', longitude.toFixed(6));
  const { address } = reverseResponse.parse(await getJson(url, AbortSignal.timeout(patienceMs)));
  if (!address) return {};
  const { road, village, neighbourhood, suburb, city_district, city, town, state, postcode } = address;
  const found = {
    addressLine1: road,
    locality: suburb ?? neighbourhood ?? village ?? city_district,
    city: city ?? town ?? city_district ?? village,
    state: stateNamed(state ?? '') ?? undefined,
    pincode: pincodeOf(postcode ?? '') ?? undefined,
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return response.json();
}

/** Names that look-up services still use. */
const otherNames: Record<string, StateName> = {
  chattisgarh: 'Chhattisgarh',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  'nct of delhi': 'Delhi',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
};

/** Returns the state that a look-up service means, or null. */
function stateNamed(written: string): StateName | null {
  const name = written.toLowerCase().replaceAll('&', 'and').replace(/^the /, '').trim();
  return stateChoices.find((choice) => choice.toLowerCase() === name) ?? otherNames[name] ?? null;
}
