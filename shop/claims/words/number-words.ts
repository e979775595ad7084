import { ownSpelling } from '../reading/tokens.ts';

/** Numbers in words. Those that mean something else, such as `do` and `tin`, are left out. */
const words = `two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred
  teen char chaar paanch panch chhe chhah saat sat aath nau das dus gyarah barah pandrah bees tees chalis pachas sau
  दो तीन चार पांच पाँच छह सात आठ नौ दस पंद्रह बीस तीस पचास सौ दोन पाच सहा नऊ दहा वीस
  બે ત્રણ ચાર પાંચ છ સાત આઠ નવ દસ વીસ દશ দুই তিন চার পাঁচ ছয় সাত আট নয় দশ কুড়ি
  இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து இருபது రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది ఇరవై
  ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು ಇಪ್ಪತ್ತು രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത് ഇരുപത്
  dahaa daha pandhra panch dosh dash paththu pathu ainthu aindhu ezhu elu padi aidu yedu hattu elu entu pathu anchu aaru ettu irupathu`;

export const numberWords = new Set(words.split(/\s+/).map(ownSpelling));
