import { keptPrefix } from '#platform/ui/stored-draft.ts';
import { readPart } from '../contract.ts';

/** Searches tell of health, so a logout deletes them with all that the device kept. */
const key = `${keptPrefix}searches`;
const maxKept = 5;

/** Returns what this browser searched for, the newest first. */
export function recentWords(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const words = Array.isArray(read) ? read : [];
    return words.filter((word) => typeof word === 'string').slice(0, maxKept);
  } catch {
    return [];
  }
}

/** Keeps a text that found something. */
export function keepWords(text: string): void {
  const words = readPart(text);
  const same = (one: string) => one.toLowerCase() === words.toLowerCase();
  const others = recentWords().filter((one) => !same(one));
  try {
    localStorage.setItem(key, JSON.stringify([words, ...others].slice(0, maxKept)));
  } catch {
    // A full or forbidden storage must not stop the search.
  }
}

export function clearWords(): void {
  localStorage.removeItem(key);
}
