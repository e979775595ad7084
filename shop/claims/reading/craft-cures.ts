import type { Token } from './tokens.ts';

/** A sentence with one of these speaks of the body or of the people who buy, and not of soap on a rack. */
const bodyWords = new Set(
  [
    'you your yours my mine he she his her people patient patients customer customers anyone everyone someone skin hair scalp face body',
    'aap aapka aapki aapke mera meri mere tvacha twacha baal आप आपका आपकी आपके मेरा मेरी त्वचा बाल चेहरा शरीर',
  ].flatMap((words) => words.split(' ')),
);

export function namesBody(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, own }) => bodyWords.has(own || word));
}

const remedies = new Set('all miracle root self patients people thousands many'.split(' '));

/** Soap is cured; what heals, or is a cure for all, is a remedy. */
export function isCuring(tokens: readonly Token[]): boolean {
  const isCure = tokens.some(({ word }) => word.startsWith('cur')) && tokens.at(-1)!.word !== 'for';
  return isCure && !tokens.some(({ word }) => remedies.has(word));
}
