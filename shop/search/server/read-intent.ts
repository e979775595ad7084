import type { Concept } from '../dictionary/concept.ts';
import { isHerb, isNeed } from '../dictionary/find-concepts.ts';
import { illnessBesideMedicine } from '../dictionary/illnesses.ts';
import { wordsAsTyped } from '../read-query.ts';
import { sentencesFor } from '../sentences/sentences-for.ts';
import type { KnownPhrase } from './classify-words.ts';
import type { Decision } from './reading-strategies.ts';

/** The phrases that products carry. A size beside other words finds nothing alone. */
export function carriedOf(phrases: KnownPhrase[]): KnownPhrase[] {
  const carried = phrases.filter(({ kind }) => kind === 'shop');
  const isOnlySize = carried.every(({ size }) => size) && carried.length < phrases.length;
  return isOnlySize ? [] : carried;
}

/** Returns the illness or medicine that a text names, or null. */
export function readIllness(text: string, phrases: KnownPhrase[]): Decision['doctor'] {
  const phrase = phrases.find(({ kind }) => kind === 'illness');
  if (phrase)
    return {
      about: wordsAsTyped(phrase).join(' '),
      isMedicine: !phrase.concepts.some(({ kind }) => kind === 'condition'),
    };
  const about = illnessBesideMedicine(text);
  return about ? { about, isMedicine: false } : null;
}

/** In a sentence that says its wish an unknown word is a word of speech, and a correction would find another wish. */
const sentencePhrases = 6;

/** Returns whether a text is a sentence that names a herb or a need. */
export function isSentence(phrases: KnownPhrase[]): boolean {
  const isIntent = (concept: Concept) => isHerb(concept) || isNeed(concept);
  return (
    phrases.length >= sentencePhrases && carriedOf(phrases).some(({ concepts }) => concepts.some(isIntent))
  );
}

/** Says in the language of the text why no product serves it, or null when nothing of it is known. */
export function refusalOf(text: string, { doctor, notSold, unknown }: Decision): string | null {
  const sentences = sentencesFor(text);
  if (doctor)
    return doctor.isMedicine ? sentences.noMedicine(doctor.about) : sentences.noMedicineFor(doctor.about);
  if (notSold) return sentences.notSold(notSold.asked);
  return unknown.length > 0 ? sentences.notUnderstood(unknown.join(' ')) : null;
}
