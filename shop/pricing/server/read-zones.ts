import { toPaise } from '#platform/money.ts';
import { stateChoices } from '#shop/pincodes/states.ts';
import type { DeliveryZone } from '../delivery.ts';

const maxZones = 3;
const maxRupees = 1_000;

/**
 * Reads zones as `North-East: Assam, Manipur = 90; Islands: Lakshadweep = 150`, with amounts in rupees. Returns null for another text, an
 * unknown state, a state in two zones, or more than three zones.
 */
export function readZones(text: string): DeliveryZone[] | null {
  const entries = text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const zones = entries.map(readZone).filter((zone) => zone !== null);
  const states = zones.flatMap((zone) => zone.states);
  const isWrong = zones.length < entries.length || zones.length > maxZones;
  return isWrong || new Set(states).size < states.length ? null : zones;
}

function readZone(entry: string): DeliveryZone | null {
  const [name = '', rest = '', ...more] = entry.split(':').map((part) => part.trim());
  const [list = '', amount = '', ...others] = rest.split('=').map((part) => part.trim());
  const isWhole = /^\d{1,4}$/.test(amount) && Number(amount) <= maxRupees;
  if (name === '' || name.length > 40 || more.length > 0 || others.length > 0 || !isWhole) return null;
  const states = list.split(',').map(stateOf);
  const known = states.filter((state) => state !== undefined);
  return known.length === states.length ? { name, states: known, paise: toPaise(Number(amount)) } : null;
}

function stateOf(written: string): string | undefined {
  const name = written.trim().toLowerCase();
  return stateChoices.find((state) => state.toLowerCase() === name);
}
