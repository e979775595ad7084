import { soundOf } from '../normalize.ts';
import { verbEndings, verbStems } from './speech.ts';

const [stems, endings] = [verbStems, verbEndings].map((list) => list.split(', '));
const soundOfStems = new Set(stems!.map(soundOf));
const soundOfEndings = endings!.map(soundOf);
const writtenStems = new Set(stems);

/** Returns whether a plain word sounds like a form of a Hindi verb: `dikhaiye`, `mangwana`, `dhoondh`. */
export function isVerb(plain: string): boolean {
  return isBuilt(soundOf(plain), soundOfStems, soundOfEndings);
}

/** Returns whether a plain word is a form of a Hindi verb as written. */
export function isWrittenVerb(plain: string): boolean {
  return isBuilt(plain, writtenStems, endings!);
}

function isBuilt(word: string, stemSet: Set<string>, ends: string[]): boolean {
  return (
    stemSet.has(word) || ends.some((end) => word.endsWith(end) && stemSet.has(word.slice(0, -end.length)))
  );
}
