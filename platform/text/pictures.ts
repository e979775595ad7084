/** Signs that Unicode counts as pictures and every font has. */
const kept = '©®™°℠№℅';

/** A digit in a box is a digit and two marks. */
const marks = /[\uFE0F\u20E3\p{Emoji_Modifier}\u{E0020}-\u{E007F}]/gu;
const pictures = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{So}\p{Co}\uFFFC\uFFFD]\u200D?/gu;

/** Leaves out emoji and other pictures, which no paper has letters for. Symbols of Indian scripts stay. */
export function withoutPictures(text: string): string {
  return text
    .replaceAll(pictures, (sign) => (kept.includes(sign.charAt(0)) || isOfScript(sign) ? sign : ' '))
    .replaceAll(marks, '');
}

const isOfScript = (sign: string) => !/^[\p{Script=Common}\p{Script=Unknown}]/u.test(sign);
