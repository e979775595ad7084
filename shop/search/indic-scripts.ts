import { devanagariToLatin, lettersOf } from './devanagari.ts';

/** Unicode gives the letters of these scripts the order of Devanagari: Bengali to Malayalam, 128 places each. */
const firstDevanagari = 0x900;
const places = 0x80;

/** Letters that other scripts have at a place of their own. */
const ownLetters = lettersOf('ੰ ं, ੱ , ৎ त्, ৰ र, ৱ व, ୱ व, ൺ ण्, ൻ न्, ർ र्, ൽ ल्, ൾ ळ्, ൿ क्');

/** Letters of the south for which Hindi has none. */
const southern = lettersOf('ऎ ए, ऒ ओ, ॆ े, ॊ ो, ऱ र, ऴ ळ, ऩ न');

/**
 * Transliterates the scripts of India as in common Hindi spelling: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu,
 * Kannada and Malayalam.
 */
export function indicToLatin(text: string): string {
  return devanagariToLatin(
    text.replace(/[\u0980-\u0d7f]/g, toDevanagari).replace(/[ऎऒॆॊऱऴऩ]/g, (letter) => southern.get(letter)!),
  );
}

function toDevanagari(letter: string): string {
  return (
    ownLetters.get(letter) ??
    String.fromCharCode(firstDevanagari + ((letter.charCodeAt(0) - firstDevanagari) % places))
  );
}
