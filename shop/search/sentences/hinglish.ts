import type { Sentences } from './english.ts';

export const hinglish: Sentences = {
  notSold: (what) => `Hum ${what} nahin bechte.`,
  noMedicineFor: (what) => `Hum ${what} ki koi dawa nahin bechte; kripya doctor se poochhein.`,
  noMedicine: (what) => `Hum ${what} nahin bechte; kripya doctor se poochhein.`,
  notUnderstood: (words) => `Hum “${words}” nahin samajh paye.`,
  without: (words) => `“${words}” ke liye yahan kuchh nahin hai. Ye aapki baaki khoj se milte hain.`,
};
