import { KnownReadings } from './known-readings.ts';

/** Letters of other alphabets that look like a Latin letter, as pairs. */
const pairs =
  'аa еe оo рp сc уy хx іi јj ѕs ԁd һh ӏl кk мm тt вb нh гr пn ьb зe ґr ѵv ԛq ԝw ҽe ɑa αa βb εe ιi κk νv οo ρp τt υu χx γy ηn ωw μu σo ςs ζz ϲc ϳj ' +
  'ǝe ɐa ʇt ᴉi ɹr ʍw ʎy ɥh ʞk ɯm ɟf ɔc ʌv ' +
  'ıi łl øo ðd đd ħh ŧt ƅb ƈc ɗd ɛe ƒf ɡg ɢg ʜh ɪi ʟl ɴn ʀr ʏy ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ᴊj ᴋk ᴍm ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz ɩi ɾr ʋv ǀl ⅼl օo ոn սu հh գq տs';

const lookAlikes = new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));
lookAlikes.set('æ', 'ae').set('œ', 'oe').set('ß', 'ss').set('©', 'c').set('€', 'e').set('ⓒ', 'c');

/** Signs that stand for a letter within a word. */
const signs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '+': 't',
};

export const isSign = (letter: string) => letter in signs;

/** Returns the lower-case Latin letters and digits that a customer reads in one sign; empty for what is not seen. */
export function seenAs(sign: string): string {
  if (sign >= 'a' && sign <= 'z') return sign;
  if (sign <= '\u007f') return sign >= 'A' && sign <= 'Z' ? sign.toLowerCase() : sign;
  return otherSigns.read(sign);
}

const otherSigns = new KnownReadings(otherSign);

function otherSign(sign: string): string {
  const boxed = sign.codePointAt(0)!;
  for (const first of [0x1f1e6, 0x1f170, 0x1f150]) {
    if (boxed >= first && boxed < first + 26) return String.fromCodePoint(0x61 + boxed - first);
  }
  const plain = sign
    .normalize('NFKD')
    .replaceAll(/[\p{Cf}\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff\ufe0f]/gu, '');
  return Array.from(plain.toLowerCase(), (letter) => lookAlikes.get(letter) ?? letter).join('');
}

/** Returns the readings of a word that has digits or signs for letters. A 1 is an i or an l. */
export function lettersFor(word: string): string[] {
  const read = (one: string) =>
    Array.from(word, (letter) => (letter === '1' || letter === '!' ? one : (signs[letter] ?? letter))).join(
      '',
    );
  const readings = [read('i')];
  if (/[1!]/.test(word)) readings.push(read('l'));
  return readings;
}
