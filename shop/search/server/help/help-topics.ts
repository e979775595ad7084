/**
 * A question about the shop. `words` are comma-separated groups: all words of a group stand in the question, in any order and
 * spelling. `sentence` is the answer, `name` and `path` the page that says more.
 */
export type HelpTopic = { id: string; words: string; sentence: string; name: string; path: string };

const contact = { name: 'Email and phone', path: '/policies/grievance' };
const orders = { name: 'My Orders', path: '/orders' };
const returns = { name: 'Returns and refunds', path: '/policies/returns' };
const shipping = { name: 'Shipping and payment', path: '/policies/shipping' };
const profile = { name: 'Your profile', path: '/profile' };

/** The table of questions. Of two rows with equally many matching words the first wins. */
export const helpTopics: HelpTopic[] = [
  {
    id: 'damaged',
    words: `leak ho, leak ho gaya, leak ho gayi, लीक, फूटा, फूट गई, damaged, damage, broken, leaking, leaked, leak, spilled, tampered, toota, tuta, toot gaya, tut gaya, tuta hua, phata, fata hua, wrong product, wrong item, wrong parcel, galat saman, galat product, galat item, galat parcel, galat cheez, missing item, item missing, kam saman, adhura, khali dabba, kharab saman, kharab product, kharab nikla, kharab mila, expired, expiry nikal, defective, seal tuti, seal broken, seal khuli, lid open, bottle broken, arrived open, khula hua, टूटा, टूटी, फटा, गलत सामान, गलत प्रोडक्ट, खराब निकला, खराब सामान, सील टूटी, एक्सपायर`,
    sentence:
      'We replace or refund what arrived damaged, open, wrong or incomplete. Start a return in My Orders.',
    ...returns,
  },
  {
    id: 'refund',
    words: `refund, refunds, refunded, money back, paise wapas, paisa wapas, paise vapas, paisa vapis, paise wapis, paise lautao, paise lauta, paise kab milenge, paisa kab milega, rifand, refund status, refund kab, refund din, refund days, refund time, रिफंड दिन, पैसे वापस, पैसा वापस, रिफंड, पैसे लौटा`,
    sentence: 'We pay a refund to the bank account or UPI address that you name on the page of your return.',
    ...returns,
  },
  {
    id: 'returns',
    words: `return, returns, returned, return policy, send back, give back, take back, wapas karna, wapas kar, wapas karne, wapas karu, wapas bhejna, vapas karna, vapis karna, lautana, lautane, lauta, saman wapas, product wapas, pasand nahi aaya, dont like it, not satisfied, ritarn, वापस करना, वापस कर, वापस करने, लौटाना, लौटाने, रिटर्न, वापसी`,
    sentence: 'Start a return in My Orders or by the link in the email about the delivery.',
    ...returns,
  },
  {
    id: 'exchange',
    words: `exchange, exchanged, replace, replacement, replaced, badalna, badalwana, badlo, badal sakte, badal do, badal kar, badli, dusra bhejo, size change, eksachenj, एक्सचेंज, बदलना, बदल सकते, बदलवाना, बदल कर, रिप्लेसमेंट`,
    sentence: 'We exchange a product only for the same one.',
    ...returns,
  },
  {
    id: 'payment-problem',
    words: `payment failed, payment fail, payment deducted, amount deducted, money deducted, money debited, paise kat, paise kat gaye, paisa kat, paise kate, double payment, charged twice, payment stuck, payment pending, पैसे कट, पैसा कट, पेमेंट फेल, भुगतान फेल`,
    sentence: 'You pay in cash on delivery, so no money leaves your account before. Write to us if it did.',
    ...contact,
  },
  {
    id: 'cancel',
    words: `cancel, cancelled, cancellation, cancel order, order cancel, cancel karna, order radd, radd karna, rad karna, kainsal, order band karna, nahi chahiye order, galti se order, order by mistake, mistake order, कैंसल, कैंसिल, ऑर्डर रद्द, रद्द`,
    sentence:
      'You can cancel an order in My Orders until we hand the parcel to the courier, without a charge.',
    ...orders,
  },
  {
    id: 'change-address',
    words: `change address, change my address, address change, wrong address, galat address, galat pata, address galat, address badalna, address badal, address edit, edit address, update address, pata badal, pata badalna, change pincode, new address, change delivery address, phone number change, number change, mobile number badal, पता बदलना, पता बदल, एड्रेस बदल, पता गलत, एड्रेस गलत, गलत पता, गलत एड्रेस`,
    sentence: 'Change a saved address in your profile. For an order on its way, write to us at once.',
    name: 'Your addresses',
    path: '/profile?tab=address',
  },
  {
    id: 'where-is-my-order',
    words: `where is my order, where order, where parcel, where is my parcel, order status, order history, track, tracking, courier, where courier, kahan pahuncha, nahi pahuncha, parcel nahi pahuncha, dispatch hua, ship hua, ऑर्डर नहीं पहुँचा, नहीं पहुंचा, पार्सल नहीं पहुंचा, कूरियर, track order, track parcel, order kahan, order kaha, order kidhar, parcel kahan, parcel kaha, saman kahan, saman kaha, order nahi aaya, order nahi mila, order nahi pahuncha, parcel nahi aaya, parcel nahi mila, saman nahi aaya, saman nahi mila, abhi tak nahi aaya, ab tak nahi aaya, not received order, order not received, order not delivered, not received parcel, parcel not received, not arrived, order late, parcel late, delivery late, order delayed, order kab aayega, order kab tak, parcel kab aayega, parcel kab, mera order, my order, my orders, order, orders, shipped yet, dispatched, ऑर्डर कहाँ, ऑर्डर कहां, पार्सल कहाँ, पार्सल कहां, सामान कहाँ, ऑर्डर कब, पार्सल कब, ऑर्डर नहीं आया, पार्सल नहीं आया, सामान नहीं आया, मेरा ऑर्डर, ऑर्डर, ट्रैक`,
    sentence: 'My Orders shows where your parcel is. The email about it has a link, too.',
    ...orders,
  },
  {
    id: 'invoice',
    words: `invoice, gst invoice, gst bill, tax invoice, bill, bill copy, bill download, receipt, bill chahiye, bil, pakka bill, gst number, rasid, raseed, बिल, रसीद, इनवॉइस, जीएसटी`,
    sentence: 'Each order in My Orders has its invoice with GST.',
    ...orders,
  },
  {
    id: 'abroad',
    words: `abroad, international, overseas, ship usa, ship to usa, ship uk, deliver usa, deliver to usa, delivery usa, delivery in usa, deliver dubai, delivery in dubai, outside india, outside of india, foreign, videsh, videsh me, india ke bahar, bharat ke bahar, nepal, canada, america, london, australia, singapore, dubai, usa, uk, uae, germany, bhutan, bangladesh, sri lanka, विदेश, भारत के बाहर, अमेरिका, दुबई, नेपाल, कनाडा`,
    sentence: 'We send parcels within India only.',
    ...shipping,
  },
  {
    id: 'cash-on-delivery',
    words: `cash on delivery, cod, cod available, cod charges, pay on delivery, cash payment, pay after delivery, pay at delivery, ghar par paise, saman aane par paise, delivery par paise, delivery ke time paise, milne par paise, nakad, nagad, kaish on delivery, कैश ऑन डिलीवरी, सीओडी, नकद, डिलीवरी पर पैसे, सामान आने पर पैसे, मिलने पर पैसे`,
    sentence: 'You pay in cash on delivery, in every pincode that we deliver to.',
    ...shipping,
  },
  {
    id: 'other-payment',
    words: `payment, payments, payment options, payment methods, payment mode, payment kaise, how to pay, how can i pay, upi, gpay, google pay, paytm, phonepe, phone pe, credit card, debit card, card payment, net banking, netbanking, emi, wallet, online payment, pay online, online pay, advance payment, bhugtan, bhugtaan, पेमेंट, भुगतान, यूपीआई, कार्ड से, ऑनलाइन पेमेंट, पेटीएम, गूगल पे, फोन पे`,
    sentence: 'You pay in cash on delivery. We take no other payment yet.',
    ...shipping,
  },
  {
    id: 'delivery-time',
    words: `delivery time, delivery days, how many days, how long delivery, how long, how soon, when deliver, when delivered, when will it come, when will i get, delivery, deliver, delivered, shipping, shipping policy, shipping time, shipping charges, delivery charge, delivery charges, shipping cost, delivery cost, free delivery, free shipping, express delivery, fast delivery, same day delivery, pincode, pin code, deliver to my, do you deliver, kab tak aayega, kitne din, kitne din me, kitne dino, kab milega, kab pahunchega, kab deliver, kab aayega, delivery kab, delivery kitne, delivery kab tak, ghar pahunch, delivery hoti, delivery hogi, delivery karte, डिलीवरी, डिलिवरी, कितने दिन, कितने दिनों, कब तक आएगा, कब मिलेगा, कब आएगा, शिपिंग, पिनकोड`,
    sentence: 'Shipping is free within India. The product page shows the expected day for your pincode.',
    ...shipping,
  },
  {
    id: 'sign-in',
    words: `login code, login kod, sign in kod, code nahi mila, kod nahi mila, kod nahi aaya, लॉगिन कोड, कोड नहीं मिला, कोड नहीं, otp, otp not received, otp nahi aaya, otp nahi aa raha, code not received, code nahi aaya, sign in code, login code, verification code, login, log in, login problem, login nahi, cant login, cannot login, sign in, signin, sign up, signup, register, registration, password, forgot password, new account, create account, account banana, khata banana, khata kaise, ओटीपी, लॉगिन, लॉग इन, पासवर्ड, खाता बनाना, खाता कैसे, कोड नहीं आया`,
    sentence: 'Sign in with the code that we email you; look in the spam folder too. No password is needed.',
    ...profile,
  },
  {
    id: 'deletion',
    words: `data mita, data mitao, data hatao, mera data, account mita, khata hata, खाता हटा, डेटा मिटा, मेरा डेटा, डेटा हटा, delete account, delete my account, account delete, close account, close my account, account close, account band, account band karna, account hatana, khata band, khata delete, remove account, remove my account, deactivate account, delete my data, delete data, data delete, my data, personal data, privacy, privacy policy, unsubscribe, stop emails, अकाउंट बंद, अकाउंट डिलीट, अकाउंट हटाना, खाता बंद, खाता डिलीट, डेटा डिलीट, प्राइवेसी`,
    sentence: 'Delete your account and export your data in your profile.',
    name: 'Privacy',
    path: '/policies/privacy',
  },
  {
    id: 'subscription',
    words: `60 day plan, 120 day plan, 180 day plan, day plan, days plan, plan kya, plan kaise, how plan work, supply plan, subscription, subscriptions, subscribe, subscribe save, subscribe and save, refill, refills, refill plan, auto delivery, autoship, auto ship, monthly delivery, every month, har mahine, har mahine chahiye, pause subscription, stop subscription, cancel subscription, subscription cancel, subscription band, skip subscription, membership, sabskripshan, सब्सक्रिप्शन, हर महीने, रिफिल`,
    sentence:
      'Some products can come again by themselves for less: choose Subscribe & Save on the page of the product.',
    name: 'Your refill plans',
    path: '/profile?tab=stuff&part=refills',
  },
  {
    id: 'account',
    words: `account, my account, profile, my profile, edit profile, change name, change email, email change, saved address, my address, address, settings, khata, खाता, अकाउंट, प्रोफाइल`,
    sentence: 'Your name, addresses and sign-in stand in your profile.',
    ...profile,
  },
  {
    id: 'offers',
    words: `offer, offers, coupon, coupons, coupon code, promo, promo code, promocode, voucher, discount, discounts, discount code, sale kab, any sale, sale, deals, cashback, first order, first order discount, koi offer, offer hai, chhoot, chhut, chhut milegi, kupon, gift card, gift voucher, ऑफर, कूपन, छूट, डिस्काउंट`,
    sentence: 'There is no coupon code. The cart shows every reduced price by itself.',
    name: 'Your cart',
    path: '/cart',
  },
  {
    id: 'best-sellers',
    words: `best seller, best sellers, bestseller, bestsellers, best selling, top selling, most sold, most popular, popular products, popular, trending, sabse zyada bikne, sabse jyada bikne, sabse zyada bikne wala, zyada bikta, jyada bikta, log kya kharidte, most bought, bikne wale product, sabse badhiya bikne, bikne wali, zyada log kharidte, famous product, top product, top products, highest selling, ज्यादा बिकता, ज़्यादा बिकता, sabse popular, sabse famous, सबसे ज़्यादा बिकने, सबसे ज्यादा बिकने, बिकने वाला, बेस्ट सेलर, सबसे लोकप्रिय, लोकप्रिय`,
    sentence: 'These are the goods that customers buy most.',
    name: 'Best sellers',
    path: '/all-products?sort=popular',
  },
  {
    id: 'new',
    words: `new arrivals, new arrival, new products, new product, whats new, what is new, latest products, latest, just launched, new launch, newly launched, naya kya, naya aaya, naye product, kya naya, kuch naya, new items, नया क्या, नए प्रोडक्ट, नया आया, क्या नया, कुछ नया, नए उत्पाद`,
    sentence: 'These are our newest goods.',
    name: 'New goods',
    path: '/all-products?sort=newest',
  },
  {
    id: 'licences',
    words: `licence, license, licensed, licences, ayush, ayush license, fssai, fssai number, gmp, iso, certified, certificate, certification, registered company, approved, government approved, lab report, lab test, lab tested, lab reports, test report, sarkari manyata, laisens, praman patra, लाइसेंस, आयुष, प्रमाणित, सर्टिफिकेट, लैब`,
    sentence: 'The product page names maker and licence. Ask us for the report of a batch.',
    name: 'How it is made',
    path: '/how-it-is-made',
  },
  {
    id: 'genuineness',
    words: `genuine, original, originals, real product, fake, duplicate, authentic, authenticity, trusted, trust, is it safe to buy, is this real, legit, pure or not, milawat, mile jule, chemical free hai, asli hai, asli hain, asli hai kya, nakli, nakli to nahi, bharosa, bharose, sach me ayurvedic, made in india, where made, who makes, how made, how is it made, ingredients kahan, kaise banate, kaise banta, kahan banta, organic certified, असली है, असली हैं, यह असली, नकली, भरोसा, मिलावट, कैसे बनाते, कहाँ बनता`,
    sentence:
      'Each product names its maker, batch and ingredients. How it is made shows the way from herb to pack.',
    name: 'How it is made',
    path: '/how-it-is-made',
  },
  {
    id: 'safety',
    words: `pregnancy, pregnant, garbhavastha, garbhvati, pregnancy me le, safe in pregnancy, breastfeeding safe, side effect, side effects, sideeffects, saide effect, side effect hai, side effects hain, nuksan, nuksaan, koi nuksan, nuksan to nahi, allergy, bachchon ke liye surakshit, surakshit hai, surakshit, सुरक्षित, safe for baby, can children, can kids, can i take, can we take, can pregnant, harmful, koi side effect, reaction, safe for kids, safe for children, bachcho ke liye safe, with medicine, with other medicines, dawai ke saath, blood thinner, dosage, dose, how to take, kaise le, kaise lena, kab lena, kitna lena, khali pet, overdose, is it safe, safe hai, गर्भावस्था, प्रेगनेंसी में, गर्भवती, साइड इफेक्ट, नुकसान, कैसे लें, कब लें, कितना लें`,
    sentence: 'In pregnancy, with a medicine or before surgery, ask a doctor before you take a herb.',
    name: 'When not to take a herb',
    path: '/learn-ayurveda/herbs/when-not-to',
  },
  {
    id: 'wholesale',
    words: `dealer banna, dealer ban, dilar, distributor banna, franchise lena, agency lena, bulk me, डीलर, होलसेल, थोक में, रिटेलर, wholesale, wholesaler, bulk, bulk order, bulk purchase, dealership, dealer, distributor, distributorship, franchise, reseller, resell, retailer, b2b, thok, thok rate, thok bhav, thok me, dukan ke liye, for my shop, private label, white label, partner, affiliate, business, bijness, थोक, डीलरशिप, एजेंसी, डिस्ट्रीब्यूटर, फ्रैंचाइज़ी, agency, agency chahiye`,
    sentence: 'For wholesale and larger amounts, write to us or call.',
    ...contact,
  },
  {
    id: 'work',
    words: `career, careers, job, jobs, vacancy, vacancies, hiring, internship, work with you, work for you, work from home, naukri, naukari, kaam chahiye, kaam milega, bharti, join your team, join you, resume, नौकरी, काम मिलेगा, भर्ती, जॉब`,
    sentence: 'For work with us, write to us with a few lines about yourself.',
    ...contact,
  },
  {
    id: 'gifts',
    words: `gift wrap, gift wrapping, gift wrapped, gift packing, gift pack karke, gift kar, send gift, send as gift, send a gift, gift message, gift note, gift bhejna, gift bhej, gift option, corporate gift, corporate gifting, gift someone, kisi ko gift, tohfa bhejna, birthday gift, गिफ्ट पैक, गिफ्ट भेजना, गिफ्ट भेज, गिफ्ट कर, गिफ्ट रैप`,
    sentence: 'Our sets make good gifts. Order to the address of the recipient.',
    name: 'Sets and gifts',
    path: '/category/combos',
  },
  {
    id: 'shops',
    words: `office, office kahan, daftar, karyalay, दफ्तर, ऑफिस, कार्यालय, store near me, shop near me, stores, store location, shop location, shop address, store address, office address, your address, where is your shop, where is your store, where are you located, offline store, physical store, showroom, outlet, branch, dukan kahan, dukan kaha, shop kahan, shop kaha, store kahan, aapki dukan, company address, aapka address, aapka pata, दुकान कहाँ, दुकान कहां, दुकान का पता, आपका पता, शोरूम, स्टोर कहाँ`,
    sentence: 'We sell online only. Our address, email and phone stand here.',
    ...contact,
  },
  {
    id: 'contact',
    words: `contact, contact us, contact number, customer care, customer care number, customer support, customer service, helpline, help line, support, phone number, mobile number, call, call me, call you, call back, talk to someone, talk to human, talk to person, talk to agent, whatsapp, whatsapp number, email id, mail id, complaint, complain, shikayat, grievance, baat karni, baat karna, kisi se baat, baat kar sakte, number do, number dijiye, number chahiye, sampark, chat, human, agent, help, help me, question, faq, madad, madad chahiye, ग्राहक सेवा, नंबर, शिकायत, संपर्क, बात करनी, बात करना, मदद, कस्टमर केयर, व्हाट्सएप, हेल्पलाइन`,
    sentence: 'Write to us or call. We answer questions and complaints within 48 hours.',
    ...contact,
  },
  {
    id: 'terms',
    words: `terms, terms and conditions, terms of sale, policy, policies, warranty, guarantee, नियम, शर्तें`,
    sentence: 'The terms of sale say who sells and what we are liable for.',
    name: 'Terms of sale',
    path: '/policies/terms',
  },
  {
    id: 'reading',
    words: `blog, blogs, article, articles, recipe, recipes, learn, learn ayurveda, what is ayurveda, dosha, doshas, dosha quiz, ayurveda kya hai, my dosha, prakriti, ब्लॉग, लेख, आयुर्वेद क्या है, दोष`,
    sentence: 'There is much to read about herbs and their use.',
    name: "What's Ayurveda",
    path: '/learn-ayurveda',
  },
];
