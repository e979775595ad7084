import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { kilometresBetween } from '#shop/pincodes/distance.ts';
import type { PincodeRecord } from '#shop/pincodes/server/import/pincode-record.ts';
import { readPincodeTable } from '#shop/pincodes/server/import/read-pincode-table.ts';

// Compares the shop's pincodes with a reference, a CSV (optionally gzip) with the columns pincode,district,state,lat,lon.
// Usage: npm run judge -- pincodes FILE

type KnownPincode = { pincode: string; district: string; state: string; latitude: number; longitude: number };

const districtsOfCities: Record<string, RegExp> = {
  Bengaluru: /^Bengaluru/,
  Delhi: /Delhi$|^Shahdara$/,
  'New Delhi': /Delhi$/,
  Kolkata: /^(Kolkata|North 24 Parganas|South 24 Parganas)$/,
  Mumbai: /^Mumbai/,
};

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: npm run judge -- pincodes FILE');
const reference = readReference(file);
const ours = new Map((await readPincodeTable()).map((record) => [record.pincode, record]));
const pairs = reference.flatMap((known) => {
  const record = ours.get(known.pincode);
  return record ? [{ known, record }] : [];
});
const share = (count: number, of = pairs.length) => `${count} (${((count / of) * 100).toFixed(2)} %)`;
const distances = pairs
  .flatMap(({ known, record }) =>
    record.place && known.latitude ? [kilometresBetween(known, record.place)] : [],
  )
  .toSorted((a, b) => a - b);
const atShare = (part: number) => `${distances[Math.floor(distances.length * part)]?.toFixed(1)} km`;

const rightStates = pairs.filter(({ known, record }) => known.state === record.state);
const sameLetters = pairs.filter(({ known, record }) => known.district === record.district);

say('pincodes of the reference held', `${share(pairs.length, reference.length)} of ${reference.length}`);
say('state right', share(rightStates.length));
say('district right, cities by one name', share(pairs.filter(isRight).length));
say('district right, letter by letter', share(sameLetters.length));
say('with a place', share(distances.length));
say('distance to their place', `half ${atShare(0.5)}, 90 % ${atShare(0.9)}, 99 % ${atShare(0.99)}`);

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(36)}${figure}\n`);
}

function isRight({ known, record }: { known: KnownPincode; record: PincodeRecord }): boolean {
  return (
    known.district === record.district || Boolean(districtsOfCities[record.district]?.test(known.district))
  );
}

function readReference(path: string): KnownPincode[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [pincode = '', district = '', state = '', latitude, longitude] = line.split(',');
      return { pincode, district, state, latitude: Number(latitude), longitude: Number(longitude) };
    });
}
