import { isStateName } from '../../states.ts';
import type { StateName } from '../../states.ts';
import borderOffices from './border-offices.json' with { type: 'json' };
import { cities, presentDistrictNames } from './district-names.ts';
import newerDistricts from './newer-districts.json' with { type: 'json' };
import type { PincodeRecord, Place, PostOffice, RawPostOffice } from './pincode-record.ts';

/**
 * Returns one record per pincode from a directory of post offices, with present names of states and districts. Omits offices
 * with an unknown pincode or state. Specification, section 7 (pincode lookup).
 */
export function correctPincodes(offices: RawPostOffice[]): PincodeRecord[] {
  const byPincode = Map.groupBy(offices, (office) => office.pincode);
  const records: PincodeRecord[] = [];
  for (const [pincode, officesOfPincode] of byPincode) {
    const record = toRecord(pincode, officesOfPincode);
    if (record) records.push(record);
  }
  return records.toSorted((a, b) => Number(a.pincode) - Number(b.pincode));
}

function toRecord(pincode: string, offices: RawPostOffice[]): PincodeRecord | null {
  if (!/^[1-9]\d{5}$/.test(pincode)) return null;
  const sorted = offices
    .map((office) => ({
      ...office,
      ...readOfficeName(office.name),
      ...(office.kind && { kind: office.kind }),
    }))
    .toSorted((a, b) => rank[a.kind] - rank[b.kind]);
  const filed = mostCommon(sorted, (office) => `${office.state}|${office.district}|${office.taluk}`);
  if (!filed) return null;
  const state = presentState(filed.state, pincode);
  if (!state) return null;
  return {
    pincode,
    state,
    district: presentDistrict(state, filed, pincode),
    place: middleOf(sorted.flatMap((office) => office.place ?? [])),
    postOffices: withBorderOffices(pincode, withoutRepeats(sorted.map((office) => toOffice(state, office)))),
  };
}

/** A pincode on a border has offices in two states. */
function toOffice(state: StateName, office: RawPostOffice & PostOfficeName): PostOffice {
  const { name, kind } = office;
  const own = presentState(office.state, office.pincode);
  const block = blockName(office.taluk);
  if (!own || own === state) return { name, kind, block };
  return {
    name,
    kind,
    block,
    elsewhere: { state: own, district: presentDistrict(own, office, office.pincode) },
  };
}

/** Names the state of listed offices, and adds those that the directory lacks. */
function withBorderOffices(pincode: string, offices: PostOffice[]): PostOffice[] {
  const all = [...offices];
  for (const { name, state, district, ...listed } of borderOffices.offices) {
    if (listed.pincode !== pincode) continue;
    const at = all.findIndex((office) => office.name.toLowerCase() === name.toLowerCase());
    const office = all[at] ?? { name, kind: 'branch', block: '' };
    all.splice(at < 0 ? all.length : at, 1, { ...office, elsewhere: { state, district } });
  }
  return all;
}

const rank = { head: 0, sub: 1, branch: 2 };

type PostOfficeName = Pick<PostOffice, 'name' | 'kind'>;

/** 'Bhainsa S.O (Adilabad)' is the sub office Bhainsa. */
function readOfficeName(written: string): PostOfficeName {
  const [, name = written, ending = ''] =
    /^(.+?)\b(B\.?\s?O|S\.?\s?O|H\.?\s?O|G\.?P\.?O)\.?(\s*\([^()]*\))?$/i.exec(written) ?? [];
  const letter = ending.replaceAll(/[^a-z]/gi, '').toUpperCase();
  if (letter === 'GPO') return { name: `${name.trim()} GPO`, kind: 'head' };
  if (letter === 'HO') return { name: name.trim(), kind: 'head' };
  if (letter === 'SO') return { name: name.trim(), kind: 'sub' };
  return { name: name.trim(), kind: 'branch' };
}

/** Six rules for names in capitals: old spellings, and states that were split or joined since. */
function presentState(written: string, pincode: string): StateName | null {
  const name = inTitleCase(written.replaceAll('&', 'and'));
  const spelled = stateSpellings[name] ?? name;
  if (spelled === 'Andhra Pradesh' && /^50\d/.test(pincode)) return 'Telangana';
  if (spelled === 'Jammu and Kashmir' && /^194[1-4]/.test(pincode)) return 'Ladakh';
  return isStateName(spelled) ? spelled : null;
}

const stateSpellings: Record<string, StateName> = {
  Chattisgarh: 'Chhattisgarh',
  Orissa: 'Odisha',
  Pondicherry: 'Puducherry',
  'Daman and Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'Dadra and Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'The Dadra and Nagar Haveli and Daman and Diu': 'Dadra and Nagar Haveli and Daman and Diu',
};

function inTitleCase(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(/\b(And|Of)\b/g, (word) => word.toLowerCase())
    .trim();
}

function presentDistrict(state: StateName, filed: RawPostOffice, pincode: string): string {
  const number = Number(pincode);
  const city = cities.find((each) => each.state === state && number >= each.from && number <= each.to);
  if (city) return city.name;
  const written = filed.district.replace(/\((BH|MH|CGH|KAR|HP)\)$/, '').trim();
  const named = presentDistrictNames[state]?.[written] ?? written;
  return newerDistrictOf(state, named, filed.taluk) ?? named;
}

/** Former district, present district, its taluks. */
type FormerDistricts = Record<string, Record<string, string[]>>;

function newerDistrictOf(state: StateName, district: string, taluk: string): string | undefined {
  const wanted = inPlainLetters(taluk);
  const states: Partial<Record<StateName, FormerDistricts>> = newerDistricts.states;
  return Object.entries(states[state]?.[district] ?? {}).find(([, taluks]) => taluks.includes(wanted))?.[0];
}

function inPlainLetters(taluk: string): string {
  return taluk
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

function blockName(taluk: string): string {
  return /^(na|null)?$/i.test(taluk.trim()) ? '' : taluk.trim();
}

function withoutRepeats(offices: PostOffice[]): PostOffice[] {
  return [
    ...new Map(offices.toReversed().map((office) => [office.name.toLowerCase(), office])).values(),
  ].toReversed();
}

function mostCommon<T>(items: T[], name: (item: T) => string): T | undefined {
  const groups = [...Map.groupBy(items, name).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
}

/** Returns the median of places, which one wrong place hardly moves. */
function middleOf(places: Place[]): Place | null {
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
