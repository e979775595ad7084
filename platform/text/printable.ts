/** The scripts that the shop's documents can print: Latin, and those of India with a font. */
const scripts = [
  'Latin',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Gujarati',
  'Gurmukhi',
  'Oriya',
  'Arabic',
  'Meetei_Mayek',
  'Ol_Chiki',
  'Tibetan',
  'Inherited',
  'Common',
];

const anyOf = scripts.map((script) => String.raw`\p{Script=${script}}`).join('');
const printable = new RegExp(`^[${anyOf}]*$`, 'u');

export function isPrintable(text: string): boolean {
  return printable.test(text);
}
