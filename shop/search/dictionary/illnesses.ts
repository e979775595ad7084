import { conditions } from '#shop/conditions/conditions.ts';
import { besideMedicineWords, remedyWords } from '../words/speech.ts';
import type { Names } from './concept.ts';
import { rawWords, toWords } from './words.ts';

const doctors = Object.entries(conditions).filter(([, { search }]) => search.answer === 'doctor');

/** The names of the conditions that only a doctor can judge, by id. */
export const illnesses: Names = Object.fromEntries(
  doctors.map(
    ([
      id,
      {
        names: { english, hindi, hinglish, other },
      },
    ]) => [id, [english, hindi, hinglish, ...(other ? [other] : [])].join(',')],
  ),
);

const medicineWords = new Set(plainOf(besideMedicineWords));

const besideMedicine = new Set(
  doctors.flatMap(([, { names }]) => plainOf((names.besideMedicine ?? '').replaceAll(',', ' '))),
);

const remedies = new Set(plainOf(remedyWords));

/** Returns whether a text asks for a medicine, so that an unknown word beside it may name an illness. */
export function asksRemedy(text: string): boolean {
  return rawWords(text)
    .flatMap(plainOf)
    .some((word) => remedies.has(word));
}

/** Returns the word of a text that names an illness beside a word of medicine, `sugar` in `sugar ki dawa`, or null. */
export function illnessBesideMedicine(text: string): string | null {
  const words = rawWords(text);
  const isOf = (known: Set<string>) => (word: string) => plainOf(word).some((plain) => known.has(plain));
  return words.some(isOf(medicineWords)) ? (words.find(isOf(besideMedicine)) ?? null) : null;
}

function plainOf(text: string): string[] {
  return rawWords(text)
    .flatMap(toWords)
    .map(({ plain }) => plain);
}
