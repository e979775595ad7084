import { languageOf } from '../../sentences.ts';
import type { HelpTopic } from './help-topics.ts';

/**
 * Returns the answer of a question in the language in which the question is written. The merchant's own answer stays as it is. `within` is
 * the one state in which the shop may sell, or null.
 */
export function answerFor(
  text: string,
  { id, sentence }: Pick<HelpTopic, 'id' | 'sentence'>,
  within: string | null = null,
): string {
  const language = languageOf(text);
  if (id === 'delivery-area' && within !== null) return withinState[language](within);
  return language === 'english' ? sentence : (inHindi[id]?.[language] ?? sentence);
}

/** The answer about the area of a shop that may sell within one state. */
const withinState = {
  english: (state: string) =>
    `We deliver within ${state} only. Enter your pincode on a product page to see the day.`,
  hindi: (state: string) => `हम केवल ${state} में भेजते हैं। दिन देखने के लिए सामान के पेज पर अपना पिनकोड लिखिए।`,
  hinglish: (state: string) =>
    `Hum keval ${state} mein bhejte hain. Din dekhne ke liye product ke page par apna pincode likhiye.`,
};

/** The answers of `help-topics.ts` for a question in Hindi, in its own letters and in Latin ones, by topic. */
export const inHindi: Readonly<Record<string, { hindi: string; hinglish: string }>> = {
  damaged: {
    hindi: 'जो सामान टूटा, खुला, गलत या अधूरा आया, उसे हम बदलते हैं या पैसे लौटाते हैं। My Orders में वापसी शुरू कीजिए।',
    hinglish:
      'Jo saamaan toota, khula, galat ya adhoora aaya, use hum badalte hain ya paise lautate hain. My Orders mein return shuru kijiye.',
  },
  refund: {
    hindi: 'वापसी के पेज पर आप जो बैंक खाता या UPI पता लिखते हैं, पैसे उसी में लौटते हैं।',
    hinglish: 'Return ke page par aap jo bank account ya UPI pata likhte hain, paise usi mein lautte hain.',
  },
  returns: {
    hindi: 'वापसी My Orders में या डिलीवरी के ईमेल के लिंक से शुरू कीजिए।',
    hinglish: 'Return My Orders mein ya delivery ke email ke link se shuru kijiye.',
  },
  exchange: {
    hindi: 'हम किसी सामान को उसी सामान से बदलते हैं, दूसरे से नहीं।',
    hinglish: 'Hum kisi saamaan ko usi saamaan se badalte hain, doosre se nahin.',
  },
  'payment-problem': {
    hindi: 'कैश ऑन डिलीवरी में पहले कोई पैसा नहीं कटता। अगर पैसा कट गया और ऑर्डर में नहीं दिखता, तो हमें लिखिए।',
    hinglish:
      'Cash on delivery mein pehle koi paisa nahin katta. Agar paisa kat gaya aur order mein nahin dikhta, to hamein likhiye.',
  },
  cancel: {
    hindi: 'जब तक हम पार्सल कूरियर को नहीं देते, आप My Orders में ऑर्डर बिना शुल्क रद्द कर सकते हैं।',
    hinglish:
      'Jab tak hum parcel courier ko nahin dete, aap My Orders mein order bina charge cancel kar sakte hain.',
  },
  'change-order': {
    hindi: 'ऑर्डर का सामान नहीं बदलता: कूरियर को देने से पहले उसे My Orders में रद्द कीजिए और फिर से मँगाइए।',
    hinglish:
      'Order ka saamaan nahin badalta: courier ko dene se pehle use My Orders mein cancel kijiye aur phir se mangaiye.',
  },
  'change-order-address': {
    hindi: 'जब तक हम ऑर्डर पैक नहीं करते, आप My Orders में उसका पता बदल सकते हैं।',
    hinglish: 'Jab tak hum order pack nahin karte, aap My Orders mein uska pata badal sakte hain.',
  },
  'change-address': {
    hindi: 'जब तक हम ऑर्डर पैक नहीं करते, आप My Orders में उसका पता बदल सकते हैं। सहेजा हुआ पता प्रोफ़ाइल में बदलता है।',
    hinglish:
      'Jab tak hum order pack nahin karte, aap My Orders mein uska pata badal sakte hain. Saved pata profile mein badalta hai.',
  },
  'where-is-my-order': {
    hindi:
      'आपका पार्सल कहाँ है, यह My Orders और हमारे ईमेल का लिंक दिखाते हैं। बिना साइन इन किए ऑर्डर नंबर और फ़ोन से मिलता है।',
    hinglish:
      'Aapka parcel kahan hai, yeh My Orders aur hamare email ka link dikhate hain. Bina sign in kiye order number aur phone se milta hai.',
  },
  invoice: {
    hindi: 'My Orders में हर ऑर्डर के साथ GST वाला बिल है।',
    hinglish: 'My Orders mein har order ke saath GST wala bill hai.',
  },
  abroad: {
    hindi: 'हम विदेश में पार्सल नहीं भेजते।',
    hinglish: 'Hum videsh mein parcel nahin bhejte.',
  },
  'cash-on-delivery': {
    hindi: 'हाँ, पार्सल आने पर नकद देते हैं। चेकआउट दिखाता है कि आपके पिनकोड पर यह मिलता है या नहीं।',
    hinglish:
      'Haan, parcel aane par cash dete hain. Checkout dikhata hai ki aapke pincode par yeh milta hai ya nahin.',
  },
  'other-payment': {
    hindi: 'पैसे देने का हर तरीका चेकआउट दिखाता है। कैश ऑन डिलीवरी में पार्सल आने पर देते हैं।',
    hinglish:
      'Paise dene ka har tareeka checkout dikhata hai. Cash on delivery mein parcel aane par dete hain.',
  },
  'payment-safety': {
    hindi: 'हम किसी कार्ड का नंबर नहीं माँगते। यह सूचना बताती है कि हम कौन सी जानकारी रखते हैं।',
    hinglish:
      'Hum kisi card ka number nahin maangte. Yeh notice batata hai ki hum kaun si jaankari rakhte hain.',
  },
  'delivery-area': {
    hindi: 'हम पूरे भारत में भेजते हैं। दिन देखने के लिए सामान के पेज पर अपना पिनकोड लिखिए।',
    hinglish:
      'Hum poore Bharat mein bhejte hain. Din dekhne ke liye product ke page par apna pincode likhiye.',
  },
  'delivery-time': {
    hindi: 'सामान का पेज आपके पिनकोड के लिए पहुँचने का दिन और डिलीवरी का खर्च दिखाता है।',
    hinglish: 'Product ka page aapke pincode ke liye pahunchne ka din aur delivery ka kharch dikhata hai.',
  },
  'sign-in': {
    hindi: 'हम जो कोड ईमेल करते हैं, उससे साइन इन कीजिए; स्पैम फ़ोल्डर भी देखिए। पासवर्ड नहीं चाहिए।',
    hinglish:
      'Hum jo code email karte hain, usse sign in kijiye; spam folder bhi dekhiye. Password nahin chahiye.',
  },
  deletion: {
    hindi: 'अपना खाता मिटाना और अपना डेटा लेना, दोनों प्रोफ़ाइल में होते हैं।',
    hinglish: 'Apna account delete karna aur apna data lena, dono profile mein hote hain.',
  },
  subscription: {
    hindi: 'कुछ सामान कम दाम में अपने आप फिर आ सकता है: उसके पेज पर Subscribe & Save चुनिए।',
    hinglish:
      'Kuchh saamaan kam daam mein apne aap phir aa sakta hai: uske page par Subscribe & Save chuniye.',
  },
  account: {
    hindi: 'आपका नाम, पते और साइन इन प्रोफ़ाइल में हैं।',
    hinglish: 'Aapka naam, pate aur sign in profile mein hain.',
  },
  offers: {
    hindi: 'कार्ट हर घटा हुआ दाम अपने आप दिखाता है। ऑफ़र का कोड कार्ट में लिखिए।',
    hinglish: 'Cart har ghata hua daam apne aap dikhata hai. Offer ka code cart mein likhiye.',
  },
  'all-products': {
    hindi: 'हमारा सारा सामान एक पेज पर है, फ़िल्टर के साथ।',
    hinglish: 'Hamara saara saamaan ek page par hai, filter ke saath.',
  },
  'best-sellers': {
    hindi: 'ग्राहक सबसे ज़्यादा यही लेते हैं।',
    hinglish: 'Grahak sabse zyada yahi lete hain.',
  },
  new: {
    hindi: 'यह हमारा सबसे नया सामान है।',
    hinglish: 'Yeh hamara sabse naya saamaan hai.',
  },
  reviews: {
    hindi: 'हर सामान का पेज उसके रिव्यू दिखाता है। डिलीवरी के बाद अपना रिव्यू My Orders से लिखिए।',
    hinglish:
      'Har saamaan ka page uske review dikhata hai. Delivery ke baad apna review My Orders se likhiye.',
  },
  licences: {
    hindi: 'सामान का पेज बनाने वाले और लाइसेंस का नाम बताता है। किसी बैच की रिपोर्ट हमसे माँगिए।',
    hinglish:
      'Product ka page banane wale aur licence ka naam batata hai. Kisi batch ki report hamse maangiye.',
  },
  genuineness: {
    hindi: 'हर सामान पर बनाने वाला, बैच और सामग्री लिखी है। How it is made जड़ी से पैक तक का रास्ता दिखाता है।',
    hinglish:
      'Har saamaan par banane wala, batch aur saamagri likhi hai. How it is made jadi se pack tak ka raasta dikhata hai.',
  },
  safety: {
    hindi: 'गर्भावस्था में, किसी दवा के साथ या ऑपरेशन से पहले कोई जड़ी लेने से पहले डॉक्टर से पूछिए।',
    hinglish:
      'Pregnancy mein, kisi dawa ke saath ya operation se pehle koi jadi lene se pehle doctor se poochhiye.',
  },
  wholesale: {
    hindi: 'थोक और बड़ी मात्रा के लिए हमें लिखिए या फ़ोन कीजिए।',
    hinglish: 'Thok aur badi maatra ke liye hamein likhiye ya phone kijiye.',
  },
  work: {
    hindi: 'हमारे साथ काम के लिए अपने बारे में कुछ पंक्तियाँ लिखकर भेजिए।',
    hinglish: 'Hamare saath kaam ke liye apne baare mein kuchh panktiyan likhkar bhejiye.',
  },
  gifts: {
    hindi: 'हमारे सेट अच्छे उपहार हैं। पाने वाले के पते पर मँगाइए।',
    hinglish: 'Hamare set achchhe uphaar hain. Paane wale ke pate par mangaiye.',
  },
  shops: {
    hindi: 'हम केवल ऑनलाइन बेचते हैं। हमारा पता, ईमेल और फ़ोन यहाँ हैं।',
    hinglish: 'Hum keval online bechte hain. Hamara pata, email aur phone yahan hain.',
  },
  newsletter: {
    hindi: 'हर पेज के नीचे का फ़ॉर्म आपको हमारी चिट्ठी भेजता है। हर चिट्ठी में उसे बंद करने का लिंक है।',
    hinglish:
      'Har page ke neeche ka form aapko hamari chitthi bhejta hai. Har chitthi mein use band karne ka link hai.',
  },
  contact: {
    hindi: 'हमें लिखिए या फ़ोन कीजिए। पेज बताता है कि हम कब मिलते हैं और कब तक जवाब देते हैं।',
    hinglish:
      'Hamein likhiye ya phone kijiye. Page batata hai ki hum kab milte hain aur kab tak jawab dete hain.',
  },
  terms: {
    hindi: 'बिक्री की शर्तें बताती हैं कि कौन बेचता है और हमारी ज़िम्मेदारी क्या है।',
    hinglish: 'Bikri ki sharten batati hain ki kaun bechta hai aur hamari zimmedari kya hai.',
  },
  reading: {
    hindi: 'जड़ी-बूटियों और उनके उपयोग पर पढ़ने को बहुत कुछ है।',
    hinglish: 'Jadi-bootiyon aur unke upyog par padhne ko bahut kuchh hai.',
  },
};
