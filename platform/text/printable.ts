/** The scripts that the shop's documents can print: Latin, and those of India with a font. */
const printable =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Arabic}\p{Script=Meetei_Mayek}\p{Script=Ol_Chiki}\p{Script=Tibetan}\p{Script=Inherited}\p{Script=Common}]*$/u;

export function isPrintable(text: string): boolean {
  return printable.test(text);
}
