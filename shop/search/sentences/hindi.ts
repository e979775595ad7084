import type { Sentences } from './english.ts';

export const hindi: Sentences = {
  notSold: (what) => `हम ${what} नहीं बेचते।`,
  noMedicineFor: (what) => `हम ${what} की कोई दवा नहीं बेचते; कृपया डॉक्टर से पूछें।`,
  noMedicine: (what) => `हम ${what} नहीं बेचते; कृपया डॉक्टर से पूछें।`,
  notUnderstood: (words) => `हम “${words}” नहीं समझ पाए।`,
  without: (words) => `“${words}” के लिए यहाँ कुछ नहीं है। ये आपकी बाकी खोज से मेल खाते हैं।`,
};
