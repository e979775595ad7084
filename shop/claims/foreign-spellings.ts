/** Spellings of links and UPI IDs that `foreign-ways.ts` reads as the usual ones. */

/** The dot of a host with a blank around it, or another sign for it. `12 sq. in.` and `oil . Net weight` have none. */
const hostDot =
  /(?<=[a-z0-9]{2})(?: \. ?(?=(?:com|org|xyz|co|in|shop|site|online|top|live|app|net(?! ?(?:w|q|c|\d|:)))(?![\p{L}\p{N}]))|\. (?=(?:com|org|xyz|co\. ?in)(?![\p{L}\p{N}]))|(?<!(?:sq|cu))\. (?=in(?:[^\S\n]{0,3}$|[,;:!?)/]))|,(?=(?:com|org)(?![\p{L}\p{N}]))|[·•‧∙⋅](?=(?:com|org|net|in|co)(?!\p{L})))/gimu;

const spacedHost = /(?<![\p{L}\p{N}])(?:[a-z0-9] ){2,30}\. (?:[a-z] ){1,5}[a-z](?![\p{L}\p{N}])/giu;

/** Returns a text with `C.V.V.` as one word, `[.]` as a dot, and without the marks that Hindi words may have or lack. */
export function joinSpelled(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}])(?:[A-Z][ .]){2,10}[A-Z](?![\p{L}\p{N}])/gu, (letters) =>
      letters.replaceAll(/[ .]/g, ''),
    )
    .replaceAll(/ ?[[({] ?[.。] ?[\])}] ?|。/g, '.')
    .replaceAll(spacedHost, (letters) => letters.replaceAll(' ', ''))
    .replaceAll(hostDot, '.')
    .replaceAll(/(?<=\.co)\. ?(?=in(?!\p{L}))/giu, '.')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u093C', '');
}

/** A UPI ID whose parts stand apart; the second group is the provider. */
export const spacedHandle = /(?<![\w.+-])[\w.+-]{2,64} ?@ ?([a-z0-9]{2,40})(?![\w.])/gi;
export const saidHandle =
  /(?<![\w.+-])[\w.+-]{2,64} (?:at the rate of|at the rate|at) ([a-z0-9]{2,40})(?![\w.])/gi;
