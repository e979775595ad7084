import { rawWords } from './dictionary/words.ts';
import { isHinglish } from './words/common-words.ts';

/** The sentences of the search about a text, in one language. `what` is the customer's own word. */
export type Sentences = {
  notSold: (what: string) => string;
  noMedicineFor: (what: string) => string;
  noMedicine: (what: string) => string;
  notUnderstood: (words: string) => string;
  without: (words: string) => string;
  nothingYet: string;
  beginsAt: (price: string) => string;
};

const english: Sentences = {
  notSold: (what) => `We do not sell ${what}.`,
  noMedicineFor: (what) => `We sell no medicine for ${what}; please ask a doctor.`,
  noMedicine: (what) => `We do not sell ${what}; please ask a doctor.`,
  notUnderstood: (words) => `We do not know “${words}”.`,
  without: (words) => `Nothing here serves “${words}”. These serve the rest of your search.`,
  nothingYet: 'This shop has nothing to sell yet. Please come again soon.',
  beginsAt: (price) => `Nothing here has that price. What you look for begins at ${price}.`,
};

const hindi: Sentences = {
  notSold: (what) => `हम ${what} नहीं बेचते।`,
  noMedicineFor: (what) => `हम ${what} की कोई दवा नहीं बेचते; कृपया डॉक्टर से पूछें।`,
  noMedicine: (what) => `हम ${what} नहीं बेचते; कृपया डॉक्टर से पूछें।`,
  notUnderstood: (words) => `हम “${words}” नहीं समझ पाए।`,
  without: (words) => `“${words}” के लिए यहाँ कुछ नहीं है। ये आपकी बाकी खोज से मेल खाते हैं।`,
  nothingYet: 'इस दुकान में अभी बेचने के लिए कुछ नहीं है। कृपया थोड़े दिन बाद फिर आइए।',
  beginsAt: (price) => `इस दाम में कुछ नहीं है। आप जो ढूँढ रहे हैं, वह ${price} से शुरू होता है।`,
};

const hinglish: Sentences = {
  notSold: (what) => `Hum ${what} nahin bechte.`,
  noMedicineFor: (what) => `Hum ${what} ki koi dawa nahin bechte; kripya doctor se poochhein.`,
  noMedicine: (what) => `Hum ${what} nahin bechte; kripya doctor se poochhein.`,
  notUnderstood: (words) => `Hum “${words}” nahin samajh paye.`,
  without: (words) => `“${words}” ke liye yahan kuchh nahin hai. Ye aapki baaki khoj se milte hain.`,
  nothingYet: 'Is dukaan mein abhi bechne ke liye kuchh nahin hai. Kripya thode din baad phir aaiye.',
  beginsAt: (price) =>
    `Is daam mein kuchh nahin hai. Aap jo dhoondh rahe hain, woh ${price} se shuru hota hai.`,
};

/** Returns the sentences in the language in which a text is written, English when unsure. */
export function sentencesFor(text: string): Sentences {
  return { hindi, hinglish, english }[languageOf(text)];
}

/** Words of an English sentence that no Hindi one has. `me` and `is` stand in both. */
const englishWords = new Set(
  'what when how my the do does you your can will for of where are i with we'.split(' '),
);

/** An English sentence may name a town: `when will my parcel reach nagpur`. */
export function languageOf(text: string): 'hindi' | 'hinglish' | 'english' {
  if (/[\u0900-\u097f]/.test(text)) return 'hindi';
  const words = rawWords(text);
  const ofHindi = words.filter(isHinglish).length;
  return ofHindi > words.filter((word) => englishWords.has(word)).length ? 'hinglish' : 'english';
}
