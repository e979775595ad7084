import { withoutPictures } from '#platform/text/pictures.ts';

type ParcelAddress = { name: string; addressLine: string; city: string };

/** Returns an address with the texts that courier, label, packing slip and invoice give. */
export function parcelAddress<Address extends ParcelAddress>(address: Address): Address {
  const { name, addressLine, city } = address;
  return { ...address, name: parcelText(name), addressLine: parcelText(addressLine), city: parcelText(city) };
}

/** Letters and signs of other widths and styles: ＃, 𝐑𝐚𝐯𝐢, Ⓐ, ﷲ. Fractions and raised digits keep their meaning, so they stay. */
const styled = /[\uFF01-\uFF5E\uFE50-\uFE6B\u{1D400}-\u{1D7FF}\u24B6-\u24E9\uFB50-\uFDFB\uFE70-\uFEFC]/gu;

/** Marks that a copied text brings along. The joiners of Indian scripts stay. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** `No.`, `नं.` and the like say already what `#` says. */
const numberWord =
  /(?:^|[^\p{L}\p{M}])(no|nos|num|number|नं|नंबर|नम्बर|क्र|क्रमांक|নং|নম্বর|எண்|నం|నెం|ನಂ|ನಂಬರ್|നം|നമ്പർ|નં|નંબર|ਨੰ|ਨੰਬਰ|ନଂ|نمبر)\.?[ :.-]{0,4}$/iu;

const nextToSign = 24;

/**
 * Returns a text as it is on a parcel. Delhivery refuses & # % ; and \, so they become words or other signs of the same
 * meaning. Emoji are left out.
 */
export function parcelText(text: string): string {
  const seen = text.replaceAll(unseen, '').replaceAll(styled, (sign) => sign.normalize('NFKC'));
  return withoutPictures(seen)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('№', '#')
    .replaceAll('℅', ' c/o ')
    .replaceAll(/ ?\\+ ?/g, '/')
    .replaceAll(/ ?&+ ?/g, ' and ')
    .replaceAll(/(^|, ?)%(?= ?\p{L})/gu, '$1 c/o ')
    .replaceAll(/ ?%+/g, ' percent ')
    .replaceAll(/#[# ]*/g, (sign, at: number, whole: string) => numberSign(whole, at, at + sign.length))
    .replaceAll(/ ?;[; ]*/g, ', ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ (?=[,;)])/g, '')
    .replaceAll(/,(?: ?,)+/g, ',')
    .replaceAll(/^[ ,]{1,9}|[ ,]{1,9}$/g, '');
}

/** A `#` is before the number that it names: `#4/102`, `# B-12`, `#B`. */
const named = /^(?:[^\s,;#]{0,12}\p{N}|\p{L}(?![\p{L}\p{M}]))/u;

function numberSign(text: string, from: number, to: number): string {
  if (!named.test(text.slice(to, to + nextToSign))) return ' ';
  return numberWord.test(text.slice(Math.max(0, from - nextToSign), from)) ? ' ' : ' No. ';
}
