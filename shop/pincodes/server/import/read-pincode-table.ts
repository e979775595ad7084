import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PincodeRecord, PostOffice } from './pincode-record.ts';

const table = new URL('pincodes.tsv.gz', import.meta.url);

/** Reads the shop's own table of pincodes with their post offices, by pincode. Its first lines name sources and licences. */
export async function readPincodeTable(): Promise<PincodeRecord[]> {
  const text = (await promisify(gunzip)(await readFile(table))).toString('utf8');
  const records: PincodeRecord[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('\t')) records.at(-1)!.postOffices.push(readOffice(line.slice(1)));
    else records.push(readPincode(line));
  }
  return records;
}

function readPincode(line: string): PincodeRecord {
  const [pincode = '', district = '', state = '', latitude = '', longitude = ''] = line.split('\t');
  const place = latitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) };
  return { pincode, district, state, place, postOffices: [] };
}

function readOffice(line: string): PostOffice {
  const [name = '', kind = '', block = '', state, district] = line.split('\t');
  const office = { name, kind: kind as PostOffice['kind'], block };
  return state && district ? { ...office, elsewhere: { state, district } } : office;
}
