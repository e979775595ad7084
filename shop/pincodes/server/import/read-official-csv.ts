import { isRefusal, Refusal } from '#platform/refusal.ts';
import { RecordSplitter } from '#platform/server/csv/split-records.ts';
import { isInIndia } from '../../distance.ts';
import { correctPincodes } from './correct-pincodes.ts';
import type { PincodeRecord, Place, PostOffice, RawPostOffice } from './pincode-record.ts';

/** The directory has 1,65,000 rows. */
const bounds = { maxRows: 1_000_000, maxColumns: 100 };

/**
 * Reads the official All India Pincode Directory (a CSV of data.gov.in), with corrections. Finds columns by name, in any
 * year's spelling. Returns a record for each pincode, and counts the rows whose pincode or state is none. Throws a Refusal for another file.
 */
export function readOfficialCsv(text: string): { records: PincodeRecord[]; rowsLeftOut: number } {
  const [header = [], ...rows] = readRows(text);
  const columns = header.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const column = (...names: string[]) => columns.findIndex((name) => names.includes(name));
  const at = {
    pincode: column('pincode'),
    name: column('officename'),
    kind: column('officetype'),
    district: column('district', 'districtname'),
    state: column('statename', 'state'),
    taluk: column('taluk'),
    latitude: column('latitude'),
    longitude: column('longitude'),
  };
  const missing = (['pincode', 'name', 'district', 'state'] as const).filter((name) => at[name] < 0);
  if (missing.length > 0) throw notTheDirectory(`no column for ${missing.join(', ')}`);
  const offices = rows.map((row): RawPostOffice => {
    const cell = (index: number) => (row[index] ?? '').trim();
    return {
      pincode: cell(at.pincode),
      name: cell(at.name),
      kind: kinds[cell(at.kind).toUpperCase().replaceAll('.', '')],
      district: inTitleCase(cell(at.district)),
      state: cell(at.state),
      taluk: cell(at.taluk),
      place: readPlace(cell(at.latitude), cell(at.longitude)),
    };
  });
  const records = correctPincodes(offices);
  if (records.length === 0) throw notTheDirectory('no row with a pincode and a state');
  const known = new Set(records.map(({ pincode }) => pincode));
  return { records, rowsLeftOut: offices.filter(({ pincode }) => !known.has(pincode)).length };
}

function readRows(text: string): string[][] {
  try {
    const splitter = new RecordSplitter(',', bounds);
    const records = [...splitter.take(text.replace(/^\ufeff/, '')), ...splitter.end()];
    return records.filter(({ isBlank }) => !isBlank).map(({ cells }) => cells);
  } catch (error) {
    if (isRefusal(error)) throw notTheDirectory(error.message);
    throw error;
  }
}

function notTheDirectory(reason: string): Refusal {
  return new Refusal('not_the_directory', 422, `This is not the All India Pincode Directory: ${reason}.`);
}

const kinds: Record<string, PostOffice['kind']> = {
  HO: 'head',
  GPO: 'head',
  SO: 'sub',
  PO: 'sub',
  BO: 'branch',
};

function inTitleCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replaceAll(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(' And ', ' and ');
}

function readPlace(latitude: string, longitude: string): Place | null {
  if (!/\d/.test(latitude) || !/\d/.test(longitude)) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return isInIndia(place) ? place : null;
}
