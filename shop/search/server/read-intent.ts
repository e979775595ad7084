import { illnessBesideMedicine } from '../dictionary/illnesses.ts';
import { wordsAsTyped } from '../read-query.ts';
import { sentencesFor } from '../sentences.ts';
import type { KnownPhrase } from './classify-words.ts';
import type { Decision } from './reading-strategies.ts';

/** The phrases that products carry. A size beside other words finds nothing alone. */
export function carriedOf(phrases: KnownPhrase[]): KnownPhrase[] {
  const carried = phrases.filter(({ kind }) => kind === 'shop');
  const isOnlySize = carried.every(({ size }) => size) && carried.length < phrases.length;
  return isOnlySize ? [] : carried;
}

/** `neend ki goli nahi chahiye`. An illness stays one beside a no: `bukhar nahi utarta`. */
function isUnwantedMedicine({ concepts, words }: KnownPhrase): boolean {
  return concepts.every(({ kind }) => kind === 'medicine') && words.at(-1)!.isDenied === true;
}

/** The last word of a medicine that is called by its illness: `eye drops`, `fever tablet`. */
const forms = new Set(
  (
    'capsule capsules dawa dawai drop drops goli injection injections medicine medicines ointment ointments pill pills ' +
    'spray sprays syrup syrups tablet tablets'
  ).split(' '),
);

/** Returns the illness of a text, or a medicine that it wants; otherwise null. */
export function readIllness(text: string, phrases: KnownPhrase[]): Decision['doctor'] {
  const phrase = phrases.find((one) => one.kind === 'illness' && !isUnwantedMedicine(one));
  if (phrase) {
    const words = wordsAsTyped(phrase);
    const isForm = forms.has(words.at(-1)?.toLowerCase() ?? '');
    return {
      about: words.join(' '),
      isMedicine: isForm || !phrase.concepts.some(({ kind }) => kind === 'condition'),
    };
  }
  const about = illnessBesideMedicine(text);
  return about ? { about, isMedicine: false } : null;
}

/** Says in the language of the text why no product serves it, or null when nothing of it is known. */
export function refusalOf(text: string, { doctor, notSold, unknown }: Decision): string | null {
  const sentences = sentencesFor(text);
  if (doctor)
    return doctor.isMedicine ? sentences.noMedicine(doctor.about) : sentences.noMedicineFor(doctor.about);
  if (notSold) return sentences.notSold(notSold.asked);
  return unknown.length > 0 ? sentences.notUnderstood(unknown.join(' ')) : null;
}
