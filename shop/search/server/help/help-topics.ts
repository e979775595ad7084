/**
 * A question about the shop. `words` are comma-separated groups: all words of a group stand in the question, in any order and
 * spelling. `sentence` is the answer, `name` and `path` the page that says more.
 */
export type HelpTopic = { id: string; words: string; sentence: string; name: string; path: string };

const contact = { name: 'Email and phone', path: '/policies/grievance' };
const orders = { name: 'My Orders', path: '/orders' };
const returns = { name: 'Returns and refunds', path: '/policies/returns' };
const shipping = { name: 'Shipping and payment', path: '/policies/shipping' };
const privacy = { name: 'Privacy', path: '/policies/privacy' };
const profile = { name: 'Your profile', path: '/profile' };

/** The table of questions. Of two rows with equally many matching words the first wins. */
export const helpTopics: HelpTopic[] = [
  {
    id: 'damaged',
    words: `leak ho, leak ho gaya, leak ho gayi, लीक, फूटा, फूट गई, damaged, damage, broken, leaking, leaked, leak, spilled, tampered, toota, tuta, toot gaya, tut gaya, tuta hua, phata, fata hua, wrong product, wrong item, wrong parcel, galat saman, galat product, galat item, galat parcel, galat cheez, missing item, item missing, kam saman, adhura, khali dabba, kharab saman, kharab product, kharab nikla, kharab mila, expired, expiry nikal, defective, seal tuti, seal broken, seal khuli, lid open, bottle broken, arrived open, khula hua, टूटा, टूटी, फटा, गलत सामान, गलत प्रोडक्ट, खराब निकला, खराब सामान, सील टूटी, एक्सपायर, galat maal, galat bheja, galat aaya, galat aa gaya, dusra product aa, dusra saman aa, kharab aaya, kharab aa gaya, kharab ho gaya, bottle toot, bottle tut, jar toot, jar tut, sheeshi toot, toota hua, tuta aaya, toot ke aaya, damage aaya, damaged parcel, damaged product, received damaged, received wrong, wrong product received, different product, broken bottle, broken jar, crushed, dented, half empty, empty box, leakage, leak hoke, smells bad, gone bad, fungus, expire, expired product, expiry date nikal, seal nahi, cap broken, missing product, saman kam, kam aaya, ek item nahi, item nahi mila, product nahi mila parcel, गलत आया, गलत आ गया, टूटा हुआ, टूट गई, टूट गया, फट गया, खराब आया, खराब हो गया, डैमेज, कम सामान, लीकेज, बोतल टूटी, dabba khula, parcel khula, पार्सल खुला`,
    sentence:
      'We replace or refund what arrived damaged, open, wrong or incomplete. Start a return in My Orders.',
    ...returns,
  },
  {
    id: 'refund',
    words: `refund, refunds, refunded, money back, paise wapas, paisa wapas, paise vapas, paisa vapis, paise wapis, paise lautao, paise lauta, paise kab milenge, paisa kab milega, rifand, refund status, refund kab, refund din, refund days, refund time, रिफंड दिन, पैसे वापस, पैसा वापस, रिफंड, पैसे लौटा, refund process, refund policy, refund kaise, refund kaise milega, refund nahi, refund nahi aaya, refund nahi mila, refund account, refund bank, refund upi, get my money, get money back, want money back, want my money, mere paise, paise kab aayenge, paise kab wapas, paise nahi aaye, paise lautana, रिफंड कब, रिफंड नहीं, पैसे कब, पैसा कब, मेरे पैसे, cod refund`,
    sentence: 'We pay a refund to the bank account or UPI address that you name on the page of your return.',
    ...returns,
  },
  {
    id: 'returns',
    words: `return, returns, returned, return policy, send back, give back, take back, wapas karna, wapas kar, wapas karne, wapas karu, wapas bhejna, vapas karna, vapis karna, lautana, lautane, lauta, saman wapas, product wapas, pasand nahi aaya, dont like it, not satisfied, ritarn, वापस करना, वापस कर, वापस करने, लौटाना, लौटाने, रिटर्न, वापसी, returnable, return product, return order, return request, return kaise, return karna, return kar, return ho, return process, return days, return window, return period, how return, pickup return, return pickup, reverse pickup, open product return, opened product, used product return, accept returns, wapas lena, wapas lete, wapas le, wapas bhej, wapas ho, wapsi, wapasi, vapsi, wapas kaise, saman lautana, lauta sakte, nahi pasand, pasand nahi, did not like, didnt like, do not like, suit nahi, suit nahi hua, not suit, does not suit, रिटर्न कैसे, वापस हो, वापस लेते, पसंद नहीं, वापस भेज`,
    sentence: 'Start a return in My Orders or by the link in the email about the delivery.',
    ...returns,
  },
  {
    id: 'exchange',
    words: `got wanted, want got, got swap, swap it, swap for, swap with, exchange, exchanged, replace, replacement, replaced, badalna, badalwana, badlo, badal sakte, badal do, badal kar, badli, dusra bhejo, size change, eksachenj, एक्सचेंज, बदलना, बदल सकते, बदलवाना, बदल कर, रिप्लेसमेंट, exchange kaise, exchange policy, exchange possible, swap, change product, product change, product badal, saman badal, item badal, size badal, flavour change, badal ke, badalkar, badal sakta, badal sakti, badle me, बदलवा, बदल देंगे, बदल दो, एक्सचेंज हो`,
    sentence: 'We exchange a product only for the same one.',
    ...returns,
  },
  {
    id: 'payment-problem',
    words: `payment failed, payment fail, payment deducted, amount deducted, money deducted, money debited, paise kat, paise kat gaye, paisa kat, paise kate, double payment, charged twice, payment stuck, payment pending, पैसे कट, पैसा कट, पेमेंट फेल, भुगतान फेल, payment not going, payment nahi ho, transaction failed, transaction fail, transaction, upi failed, money cut, amount cut, paisa kat gaya, paise cut, paisa cut, debited, payment error, ट्रांजैक्शन`,
    sentence: 'You pay in cash on delivery, so no money leaves your account before. Write to us if it did.',
    ...contact,
  },
  {
    id: 'cancel',
    words: `cancel, cancelled, cancellation, cancel order, order cancel, cancel karna, order radd, radd karna, rad karna, kainsal, order band karna, nahi chahiye order, galti se order, order by mistake, mistake order, कैंसल, कैंसिल, ऑर्डर रद्द, रद्द, cancel my order, order cancel kaise, cancel kaise, cancel kar, cancel karo, cancel ho, order cancel karna, order rad, order radd karna, dont want order, do not want order, order nahi chahiye, galti se order kar, ordered by mistake, ordered wrong, wapas lena order, order wapas, आर्डर कैंसिल, ऑर्डर कैंसल, कैंसिल कर, ऑर्डर नहीं चाहिए, आर्डर रद्द`,
    sentence:
      'You can cancel an order in My Orders until we hand the parcel to the courier, without a charge.',
    ...orders,
  },
  {
    id: 'change-order',
    words: `change my order, edit order, modify order, add to my order`,
    sentence:
      'The items of an order stay: cancel it in My Orders before we hand it to the courier, and order again.',
    ...orders,
  },
  {
    id: 'change-address',
    words: `change address, change my address, address change, wrong address, galat address, galat pata, address galat, address badalna, address badal, address edit, edit address, update address, pata badal, pata badalna, change pincode, new address, change delivery address, phone number change, number change, mobile number badal, पता बदलना, पता बदल, एड्रेस बदल, पता गलत, एड्रेस गलत, गलत पता, गलत एड्रेस, pincode badal, pincode badalna, pincode change, pincode galat, wrong pincode, pata change, pata galat, naya pata, naya address, address change after order, change shipping address, delivery address change, deliver different address, dusre pate, dusre address, address update, edit my address, ghar ka pata, flat number, landmark, पिन कोड बदल, पिनकोड बदल, पता बदलवा, नया पता, दूसरे पते`,
    sentence:
      'Until we pack an order, you change in My Orders where it goes. A saved address changes in your profile.',
    name: 'Your addresses',
    path: '/profile?tab=addresses',
  },
  {
    id: 'where-is-my-order',
    words: `where is my order, where order, where parcel, where is my parcel, order status, order history, track, tracking, courier, where courier, kahan pahuncha, nahi pahuncha, parcel nahi pahuncha, dispatch hua, ship hua, ऑर्डर नहीं पहुँचा, नहीं पहुंचा, पार्सल नहीं पहुंचा, कूरियर, track order, track parcel, order kahan, order kaha, order kidhar, parcel kahan, parcel kaha, saman kahan, saman kaha, order nahi aaya, order nahi mila, order nahi pahuncha, parcel nahi aaya, parcel nahi mila, saman nahi aaya, saman nahi mila, abhi tak nahi aaya, ab tak nahi aaya, not received order, order not received, order not delivered, not received parcel, parcel not received, not arrived, order late, parcel late, delivery late, order delayed, order kab aayega, order kab tak, parcel kab aayega, parcel kab, mera order, my order, my orders, order, orders, shipped yet, dispatched, ऑर्डर कहाँ, ऑर्डर कहां, पार्सल कहाँ, पार्सल कहां, सामान कहाँ, ऑर्डर कब, पार्सल कब, ऑर्डर नहीं आया, पार्सल नहीं आया, सामान नहीं आया, मेरा ऑर्डर, ऑर्डर, ट्रैक, order status check, track kaise, tracking id, tracking number, tracking link, awb, awb number, order id, order number, order track, live location, courier boy, delivery boy, rider, courier partner, order stuck, stuck order, stuck in transit, in transit, shipment, shipped, order shipped, out for delivery, delivered but not received, shows delivered, marked delivered, still not received, still waiting, waiting for order, order not come, not come yet, where is it, parcel kidhar, order kaha hai, order kahan hai, order pahucha, parcel pahuncha, courier kahan, courier kaha, order kab pahunchega, kab tak pahunchega order, kab aayega parcel, dispatch kab, dispatch, kab bhejoge, kab bhejenge, order bheja, order nikla, aaya nahi, nahi aaya, mila nahi abhi, मेरा पार्सल, ऑर्डर कब आएगा, आर्डर कहाँ, आर्डर कहां, आर्डर, ट्रैकिंग, पार्सल, डिलीवर दिखा`,
    sentence:
      'My Orders shows where your parcel is, and so does the link in our emails. Without signing in you find an order by its number and phone.',
    ...orders,
  },
  {
    id: 'invoice',
    words: `invoice, gst invoice, gst bill, tax invoice, bill, bill copy, bill download, receipt, bill chahiye, bil, pakka bill, gst number, rasid, raseed, बिल, रसीद, इनवॉइस, जीएसटी, bill nikal, bill nikale, bill kaise, bill kahan, invoice kaise, invoice download, download invoice, invoice copy, invoice kahan, gst, gstin, gstin on bill, tax bill, company bill, bill email, bill bhejo, bil chahiye, receipt chahiye, receipt download, invoice nahi, बिल कैसे, बिल चाहिए, बिल डाउनलोड, जीएसटी बिल, बिल भेज, बिल निकाल`,
    sentence: 'Each order in My Orders has its invoice with GST.',
    ...orders,
  },
  {
    id: 'abroad',
    words: `abroad, international, overseas, ship usa, ship to usa, ship uk, deliver usa, deliver to usa, delivery usa, delivery in usa, deliver dubai, delivery in dubai, outside india, outside of india, foreign, videsh, videsh me, india ke bahar, bharat ke bahar, nepal, canada, america, london, australia, singapore, dubai, usa, uk, uae, germany, bhutan, bangladesh, sri lanka, विदेश, भारत के बाहर, अमेरिका, दुबई, नेपाल, कनाडा, nepal delivery, delivery nepal, delivery abroad, deliver abroad, ship abroad, ship internationally, international shipping, international delivery, worldwide, worldwide shipping, global, ship to us, ship to uk, ship to canada, ship dubai, outside country, dusre desh, desh ke bahar, saudi, qatar, oman, kuwait, muscat, malaysia, new zealand, europe, france, italy, japan, mauritius, south africa, kenya, maldives, london bhej, america bhej, usa bhej, dubai bhej, विदेश में, सिंगापुर, लंदन, ऑस्ट्रेलिया, इंग्लैंड, देश के बाहर, अमेरिका में, nri, customs`,
    sentence: 'We send no parcels abroad.',
    ...shipping,
  },
  {
    id: 'cash-on-delivery',
    words: `cash on delivery, cod, cod available, cod charges, pay on delivery, cash payment, pay after delivery, pay at delivery, ghar par paise, saman aane par paise, delivery par paise, delivery ke time paise, milne par paise, nakad, nagad, kaish on delivery, कैश ऑन डिलीवरी, सीओडी, नकद, डिलीवरी पर पैसे, सामान आने पर पैसे, मिलने पर पैसे, cash dena, cash de, cash me, cash se, cash payment karna, cash par, cash lete, cash chalega, cash accept, cash at home, cash at door, pay cash, pay when it arrives, pay on arrival, pay after receiving, payment on delivery, payment after delivery, paise baad me, paisa baad me, paise ghar par, paise ghar pe, ghar pe paise, ghar aane par paise, saman dekh kar paise, saman milne par paise, delivery ke baad paise, is cod, cod hai, cod hota, cod option, cod limit, cod nahi, cod kyon, cod mil, कैश ऑन, घर पर पैसे, कैश देना, पैसे बाद में, सामान मिलने पर`,
    sentence: 'You pay in cash on delivery, in every pincode that we deliver to.',
    ...shipping,
  },
  {
    id: 'other-payment',
    words: `take card, take amex, take emi, accept amex, accept emi, card or emi, amex, diners card, master card, take upi, accept upi, take payment, payment, payments, payment options, payment methods, payment mode, payment kaise, how to pay, how can i pay, upi, gpay, google pay, paytm, phonepe, phone pe, credit card, debit card, card payment, net banking, netbanking, emi, wallet, online payment, pay online, online pay, advance payment, bhugtan, bhugtaan, पेमेंट, भुगतान, यूपीआई, कार्ड से, ऑनलाइन पेमेंट, पेटीएम, गूगल पे, फोन पे, pay by card, pay with card, card accept, card chalega, card se, card nahi, credit card chalega, debit card se, upi se, upi pay, upi payment, upi id, gpay se, phonepe se, paytm se, google pay se, amazon pay, bhim, rupay, visa mastercard, pay later, paylater, buy now pay later, simpl, lazypay, instalments, installments, kist, kisto me, kishton, emi par, emi option, no cost emi, qr code, qr, scan and pay, pay via, payment kaise kare, payment method, advance dena, advance pay, cheque, bank transfer, neft, क्रेडिट कार्ड, डेबिट कार्ड, कार्ड चलेगा, किस्त, ईएमआई, नेट बैंकिंग, ऑनलाइन भुगतान, यूपीआई से, क्यूआर`,
    sentence: 'You pay in cash on delivery. We take no other payment yet.',
    ...shipping,
  },
  {
    id: 'payment-safety',
    words: `card safe, card details safe, payment safe, payment secure, secure payment`,
    sentence: 'You pay in cash on delivery, so we ask for no card. This notice says which data we keep.',
    ...privacy,
  },
  {
    id: 'delivery-time',
    words: `delivery time, delivery days, how many days, how long delivery, how long, how soon, when deliver, when delivered, when will it come, when will i get, delivery, deliver, delivered, shipping, shipping policy, shipping time, shipping charges, delivery charge, delivery charges, shipping cost, delivery cost, free delivery, free shipping, express delivery, fast delivery, same day delivery, pincode, pin code, deliver to my, do you deliver, kab tak aayega, kitne din, kitne din me, kitne dino, kab milega, kab pahunchega, kab deliver, kab aayega, delivery kab, delivery kitne, delivery kab tak, ghar pahunch, delivery hoti, delivery hogi, delivery karte, डिलीवरी, डिलिवरी, कितने दिन, कितने दिनों, कब तक आएगा, कब मिलेगा, कब आएगा, शिपिंग, पिनकोड, din me mil, din me milega, din me mil jayega, din me aa jayega, din me pahunch, days to deliver, days deliver, day delivery, one day delivery, next day delivery, same day, tomorrow delivery, kal tak mil, kal tak milega, aaj order, mil jayega kya din, pincode serviceable, not serviceable, serviceable, serviceability, pincode check, check pincode, postal code, zip code, pincode par, pincode pe, area me delivery, deliver in my area, deliver to village, gaon me delivery, gaon me deliver, deliver here, delivery here, delivery available, is delivery free, delivery free, free delivery hai, delivery charge kitna, delivery charges kitna, shipping fee, shipping fees, shipping kitna, shipping free hai, minimum order, minimum order value, minimum for free, kitne ka order, delivery date, estimated delivery, expected delivery, delivery on sunday, weekend delivery, express, express shipping, speed post, kab bhejte, kab tak bhejte, bhejte ho, how many day, how many days delivery, courier charge, courier charges, डिलीवरी चार्ज, डिलीवरी फ्री, फ्री डिलीवरी, पिन कोड, कितने दिन में, गांव में डिलीवरी, कब तक मिलेगा, कब तक पहुंचेगा, दिन में मिल`,
    sentence: 'Shipping is free. The product page shows the expected day for your pincode.',
    ...shipping,
  },
  {
    id: 'sign-in',
    words: `login code, login kod, sign in kod, code nahi mila, kod nahi mila, kod nahi aaya, लॉगिन कोड, कोड नहीं मिला, कोड नहीं, otp, otp not received, otp nahi aaya, otp nahi aa raha, code not received, code nahi aaya, sign in code, login code, verification code, login, log in, login problem, login nahi, cant login, cannot login, sign in, signin, sign up, signup, register, registration, password, forgot password, new account, create account, account banana, khata banana, khata kaise, ओटीपी, लॉगिन, लॉग इन, पासवर्ड, खाता बनाना, खाता कैसे, कोड नहीं आया, otp late, otp problem, otp kyun, otp resend, resend otp, resend code, otp expired, code expired, kod, code not working, otp not coming, not getting otp, no otp, otp nahi mila, login nahi ho raha, login kaise, login kaise kare, login karna, log in kaise, unable to login, not able to login, login error, login issue, sign up karna, sign up kaise, register kaise, register karna, id kaise banaye, id banana, account kaise banaye, account banaye, naya account, naya khata, create an account, make account, make an account, open account, password bhool, password bhul, password reset, reset password, change password, ओटीपी नहीं, लॉग इन नहीं, लॉगिन नहीं, खाता बनाएं, अकाउंट बनाना, अकाउंट कैसे, रजिस्टर`,
    sentence: 'Sign in with the code that we email you; look in the spam folder too. No password is needed.',
    ...profile,
  },
  {
    id: 'deletion',
    words: `data mita, data mitao, data hatao, mera data, account mita, khata hata, खाता हटा, डेटा मिटा, मेरा डेटा, डेटा हटा, delete account, delete my account, account delete, close account, close my account, account close, account band, account band karna, account hatana, khata band, khata delete, remove account, remove my account, deactivate account, delete my data, delete data, data delete, my data, personal data, privacy, privacy policy, unsubscribe, stop emails, अकाउंट बंद, अकाउंट डिलीट, अकाउंट हटाना, खाता बंद, खाता डिलीट, डेटा डिलीट, प्राइवेसी, delete karna account, account delete kaise, account delete karna, account delete karo, account mitana, account mita do, id delete, delete id, delete profile, delete my profile, remove my data, erase my data, erase data, export data, download my data, data privacy, data safe, is my data safe, data bechte, share my data, gdpr, dpdp, cookies, stop sending emails, stop messages, stop sms, stop newsletter, email band, emails band, email mat bhejo, message band, unsubscribe karna, newsletter band, spam, मेरा अकाउंट हटा, अकाउंट मिटा, ईमेल बंद, मेसेज बंद, जानकारी हटा, डाटा डिलीट, डाटा मिटा`,
    sentence: 'Delete your account and export your data in your profile.',
    ...privacy,
  },
  {
    id: 'subscription',
    words: `60 day plan, 120 day plan, 180 day plan, day plan, days plan, plan kya, plan kaise, how plan work, supply plan, subscription, subscriptions, subscribe, subscribe save, subscribe and save, refill, refills, refill plan, auto delivery, autoship, auto ship, monthly delivery, every month, har mahine, har mahine chahiye, pause subscription, stop subscription, cancel subscription, subscription cancel, subscription band, skip subscription, membership, sabskripshan, सब्सक्रिप्शन, हर महीने, रिफिल, subscription kaise, subscription plan, subscription kya, subscription pause, pause my subscription, resume subscription, subscription change, subscription ka, change subscription, subscription frequency, subscription date, auto refill, auto order, auto delivery rokna, auto delivery band, auto renew, automatic delivery, automatic, apne aap aata, apne aap aane, apne aap, har mahine apne aap, har mahine mangana, mahine ka plan, monthly plan, monthly pack, recurring, recurring order, repeat order, refill kaise, next refill, skip a month, skip month, skip next, subscribe karna, subscribe kaise, save 15, 15 percent, मासिक प्लान, मासिक, महीने का प्लान, अपने आप, सब्सक्रिप्शन बंद, सब्सक्रिप्शन कैंसल, सब्सक्राइब, रीफिल, ऑटो डिलीवरी, दिन वाला प्लान, दिन का प्लान`,
    sentence:
      'Some products can come again by themselves for less: choose Subscribe & Save on the page of the product.',
    name: 'Your refill plans',
    path: '/profile?tab=stuff&part=refills',
  },
  {
    id: 'account',
    words: `account, my account, profile, my profile, edit profile, change name, change email, email change, saved address, my address, address, settings, khata, खाता, अकाउंट, प्रोफाइल, mobile number badal, mobile number badalna, mobile number change, number badal gaya, number badalna, phone number badal, change mobile, change mobile number, change phone number, update phone number, update mobile, update email, update profile, email badalna, email badal, naam badalna, name change, profile photo, profile picture, account settings, account details, order history kahan, saved items, wishlist, मोबाइल नंबर बदल, नंबर बदल, फोन नंबर बदल, नाम बदल, ईमेल बदल, प्रोफाइल कैसे`,
    sentence: 'Your name, addresses and sign-in stand in your profile.',
    ...profile,
  },
  {
    id: 'offers',
    words: `offer, offers, coupon, coupons, coupon code, promo, promo code, promocode, voucher, discount, discounts, discount code, sale kab, any sale, sale, deals, cashback, first order, first order discount, koi offer, offer hai, chhoot, chhut, chhut milegi, kupon, gift card, gift voucher, ऑफर, कूपन, छूट, डिस्काउंट, festival sale, sale hai, sale kab hai, diwali sale, diwali offer, big sale, coming sale, upcoming sale, upcoming offers, current offers, offer chal raha, offer kya hai, offers today, aaj ka offer, aaj ki deal, deal of the day, deal, any offers, any discount, discount milega, discount hai, discount kitna, discount de, student discount, first time discount, new user, new customer, new customer offer, welcome offer, welcome code, referral, refer, refer and earn, loyalty, reward points, points, coins, combo offer, bogo, buy one get one, buy 1 get 1, coupon nahi, coupon not working, code not working, code apply, apply coupon, promo not working, coupon code kya, free sample, free gift, sample milega, kam karo price, rate kam, price kam, thoda kam, chhut hai, ऑफर चल, दिवाली ऑफर, त्योहार ऑफर, सेल कब, कूपन कोड, छूट मिलेगी, डिस्काउंट मिलेगा, आज का ऑफर, बचत, सेल`,
    sentence: 'There is no coupon code. The cart shows every reduced price by itself.',
    name: 'Your cart',
    path: '/cart',
  },
  {
    id: 'all-products',
    words: `all products, all your products, all items, show all, show everything, full range, whole range, product list, product catalogue, product catalog, price list, rate list, saare product, saare products, sare product, sare products, sab product, sab products, sabhi product, sabhi products, sab saman, saara saman, pura collection, सारे प्रोडक्ट, सभी प्रोडक्ट, सब सामान, सारा सामान, रेट लिस्ट`,
    sentence: 'All our products are on one page, with filters.',
    name: 'All products',
    path: '/all-products',
  },
  {
    id: 'best-sellers',
    words: `sells most, sell most, sold most, best seller, best sellers, bestseller, bestsellers, best selling, top selling, most sold, most popular, popular products, popular, trending, sabse zyada bikne, sabse jyada bikne, sabse zyada bikne wala, zyada bikta, jyada bikta, log kya kharidte, most bought, bikne wale product, sabse badhiya bikne, bikne wali, zyada log kharidte, famous product, top product, top products, highest selling, ज्यादा बिकता, ज़्यादा बिकता, sabse popular, sabse famous, सबसे ज़्यादा बिकने, सबसे ज्यादा बिकने, बिकने वाला, बेस्ट सेलर, सबसे लोकप्रिय, लोकप्रिय, sabse achha bikne, sabse jyada bikta, sabse zyada bikta, sabse zyada bika, sabse achhe product, sabse accha product, best product, best products, your best product, which product is best, what is popular, whats popular, popular product, popular items, popular item, famous products, famous item, most popular product, most selling, most loved, most liked, customer favourite, customer favorites, favourites, hot selling, hot products, top rated, highest rated, top 10, log kya lete, log sabse, sab kya lete, kya bikta, demand, सबसे अच्छा बिकने, अच्छा बिकने, बिकने वाले, सबसे ज्यादा बिकने वाला, सबसे ज़्यादा बिकता, मशहूर, प्रसिद्ध, टॉप प्रोडक्ट, सबसे अच्छे प्रोडक्ट, लोग क्या खरीदते`,
    sentence: 'These are the goods that customers buy most.',
    name: 'Best sellers',
    path: '/all-products?sort=popular',
  },
  {
    id: 'new',
    words: `naya aaya hafte, naya aaya mahine, naya aaya kya, new this week, new this month, added this week, naya hafte, नया हफ्ते, नया महीने, new arrivals, new arrival, new products, new product, whats new, what is new, latest products, latest, just launched, new launch, newly launched, naya kya, naya aaya, naye product, kya naya, kuch naya, new items, नया क्या, नए प्रोडक्ट, नया आया, क्या नया, कुछ नया, नए उत्पाद, naye items, naye item, naya product, naya saman, naye saman, nayi cheez, nayi cheezein, new stock, new in store, new collection, recent products, recently added, recently launched, latest product, latest items, just in, just arrived, launch, launches, naya launch, koi naya, kya aaya naya, naya kuch, new kya, kya new, anything new, नए सामान, नया सामान, नए आइटम, नया प्रोडक्ट, नये, नई चीजें, नया कुछ, हाल में आए, नए आए`,
    sentence: 'These are our newest goods.',
    name: 'New goods',
    path: '/all-products?sort=newest',
  },
  {
    id: 'reviews',
    words: `customer reviews, write review, write a review, read reviews, how to review`,
    sentence: 'Each product page shows its reviews. After the delivery you write yours from My Orders.',
    ...orders,
  },
  {
    id: 'licences',
    words: `licence, license, licensed, licences, ayush, ayush license, fssai, fssai number, gmp, iso, certified, certificate, certification, registered company, approved, government approved, lab report, lab test, lab tested, lab reports, test report, sarkari manyata, laisens, praman patra, लाइसेंस, आयुष, प्रमाणित, सर्टिफिकेट, लैब, is it certified, certified hai, gmp certified, iso certified, organic certificate, usda, ecocert, halal, halal certified, kosher, peta, cruelty free, vegan, vegetarian, veg or non veg, drug licence, drug license, manufacturing licence, manufacturing license, mfg licence, licence number, license number, licence hai, license hai, registration number, government certified, govt approved, fda, fda approved, heavy metals, heavy metal, heavy metal test, lead test, purity test, purity report, test reports, batch report, coa, certificate of analysis, who certified, ayush certified, आयुष लाइसेंस, एफएसएसएआई, प्रमाण पत्र, जांच रिपोर्ट, लैब रिपोर्ट, सरकारी, शाकाहारी`,
    sentence: 'The product page names maker and licence. Ask us for the report of a batch.',
    name: 'How it is made',
    path: '/how-it-is-made',
  },
  {
    id: 'genuineness',
    words: `genuine, original, originals, real product, fake, duplicate, authentic, authenticity, trusted, trust, is it safe to buy, is this real, legit, pure or not, milawat, mile jule, chemical free hai, asli hai, asli hain, asli hai kya, nakli, nakli to nahi, bharosa, bharose, sach me ayurvedic, made in india, where made, who makes, how made, how is it made, ingredients kahan, kaise banate, kaise banta, kahan banta, organic certified, असली है, असली हैं, यह असली, नकली, भरोसा, मिलावट, कैसे बनाते, कहाँ बनता, original or fake, original hai, original hai kya, is it original, is this original, is this genuine, are these genuine, genuine hai, genuine product, asli ya nakli, nakli hai, asli kaise, pure hai, is it pure, are they pure, 100 percent pure, purity, quality, quality kaisi, quality check, quality control, how are your products made, how are products made, how products made, how oils made, how are oils made, oils made, how do you make, kaise banta hai, kaise bante, kaise banate hain, kaise bana, kahan bante, kahan bana, kahan se aata, where sourced, sourcing, source of herbs, sourced, where do herbs come, herbs source, factory, who manufactures, manufacturer, manufactured, made by, brand story, your story, about your brand, about brand, about us, about you, about company, company ke bare, who are you, who owns, owner, founder, founders, kaun ho, kaun hai aap, aap kaun, trust kaise, bharosa kaise, fraud, scam, reviews real, can i trust, safe to order, fake to nahi, fake hai, अबाउट, कंपनी के बारे, आप कौन, ब्रांड के बारे, असली या नकली, असली है क्या, शुद्ध है, कैसे बनता, कैसे बनते, कौन बनाता, धोखा`,
    sentence:
      'Each product names its maker, batch and ingredients. How it is made shows the way from herb to pack.',
    name: 'How it is made',
    path: '/how-it-is-made',
  },
  {
    id: 'safety',
    words: `pregnancy, pregnant, garbhavastha, garbhvati, pregnancy me le, safe in pregnancy, breastfeeding safe, side effect, side effects, sideeffects, saide effect, side effect hai, side effects hain, nuksan, nuksaan, koi nuksan, nuksan to nahi, allergy, bachchon ke liye surakshit, surakshit hai, surakshit, सुरक्षित, safe for baby, can children, can kids, can i take, can we take, can pregnant, harmful, koi side effect, reaction, safe for kids, safe for children, bachcho ke liye safe, with medicine, with other medicines, dawai ke saath, blood thinner, dosage, dose, how to take, kaise le, kaise lena, kab lena, kitna lena, khali pet, overdose, is it safe, safe hai, गर्भावस्था, प्रेगनेंसी में, गर्भवती, साइड इफेक्ट, नुकसान, कैसे लें, कब लें, कितना लें, baby ko de, baby ko de sakte, baby ke liye safe, bachche ko de, bachche ko de sakte, bachcho ko de, bachon ko de, bacche ko de, kids ko de, child ko de, give to kids, give to my baby, give to children, give it to my, give to baby, for kids safe, kid safe, safe for my, safe for pregnant, during pregnancy, while pregnant, while breastfeeding, feeding me le, feeding mothers safe, nursing safe, pregnancy me, pregnancy me safe, pregnancy me use, pregnancy mein, garbh me, garbhvati le, diabetic le, diabetic safe, sugar patient le, sugar ke mareez, bp wale, bp patient le, bp medicine, take with, take with medicine, with my medicine, along with medicine, dawai ke sath, dawa ke saath, dusri dawa ke, allopathic ke saath, homeopathic ke saath, thyroid ki dawa ke, any side effect, any side effects, side effect to nahi, koi nuksaan, nuksan to, nuksan hota, nuksan karega, nuksan kya, harm, is it harmful, safe or not, safe to use, safe to take, safe for daily, daily use safe, long term use, kitne din le, kitne din lena, kitne din khana, kab khaye, kab khana, kaise khaye, kaise khana, kaise use, kaise use kare, kaise istemal, how to use, how to apply, how much to take, how many tablets, how many capsules, kitni goli, kitna khana, khane ka tarika, lene ka tarika, when to take, before food or after, before or after food, before after meals, precautions, precaution, contraindications, who should not, patch test, allergic, allergic reaction, नुकसान तो नहीं, नुकसान करेगा, नुकसान होगा, बच्चे को दे, बच्चों को दे, प्रेग्नेंसी में, प्रेगनेंसी, गर्भवती ले, साइड इफेक्ट्स, दवा के साथ, दवाई के साथ, कितने दिन लेना, कैसे इस्तेमाल, कैसे खाएं, कब खाएं, कितनी गोली, एलर्जी, इस्तेमाल कैसे, दुष्प्रभाव`,
    sentence: 'In pregnancy, with a medicine or before surgery, ask a doctor before you take a herb.',
    name: 'When not to take a herb',
    path: '/learn-ayurveda/herbs/when-not-to',
  },
  {
    id: 'wholesale',
    words: `dealer pricing, dealer price, trade price, trade discount, salon pricing, salon rate, run salon, my salon, own salon, my clinic, my parlour, beauty parlour, parlour ke liye, salon ke liye, hotel ke liye, spa ke liye, medical store, general store, kirana, dealer banna, dealer ban, dilar, distributor banna, franchise lena, agency lena, bulk me, डीलर, होलसेल, थोक में, रिटेलर, wholesale, wholesaler, bulk, bulk order, bulk purchase, dealership, dealer, distributor, distributorship, franchise, reseller, resell, retailer, b2b, thok, thok rate, thok bhav, thok me, dukan ke liye, for my shop, private label, white label, partner, affiliate, business, bijness, थोक, डीलरशिप, एजेंसी, डिस्ट्रीब्यूटर, फ्रैंचाइज़ी, agency, agency chahiye, wholesale rate, wholesale price, wholesale me, bulk rate, bulk me lena, bulk me chahiye, bulk price, bulk quantity, bulk discount, large quantity, large order, big order, zyada quantity, jyada quantity, zyada matra, thok me lena, dealership enquiry, dealership chahiye, dealer kaise, become dealer, become distributor, become a seller, sell your products, sell on, seller banna, shop ke liye bulk, dukan par bechna, apni dukan me, resale, margin, distributor kaise, retail partner, stockist, super stockist, contract manufacturing, third party manufacturing, export, exporter, influencer, collaboration, collab, sponsorship, affiliate program, partnership, tie up, hotel supply, spa supply, clinic supply, थोक रेट, थोक भाव, डीलरशिप चाहिए, बल्क, दुकान के लिए, एजेंसी लेनी, होलसेल रेट`,
    sentence: 'For wholesale and larger amounts, write to us or call.',
    ...contact,
  },
  {
    id: 'work',
    words: `career, careers, job, jobs, vacancy, vacancies, hiring, internship, work with you, work for you, work from home, naukri, naukari, kaam chahiye, kaam milega, bharti, join your team, join you, resume, नौकरी, काम मिलेगा, भर्ती, जॉब, hiring interns, interns, intern, internship hai, are you hiring, job hai, job hai kya, job chahiye, job opening, job openings, openings, any vacancy, vacancy hai, apply for job, career page, careers page, work at, work here, employment, recruitment, hr, hr email, send resume, cv, part time, freelance, kaam dedo, kaam mil, kaam karna hai, naukri hai, naukri chahiye, naukri milegi, rozgar, join company, join your company, नौकरी चाहिए, काम चाहिए, नौकरी मिलेगी, वैकेंसी, करियर, इंटर्नशिप, काम करना है`,
    sentence: 'For work with us, write to us with a few lines about yourself.',
    ...contact,
  },
  {
    id: 'gifts',
    words: `bina bill, bina bill ke, without bill, without invoice, no invoice inside, seedha bhej behen, seedha bhej bhai, direct to friend, rakhi bhej, rakhi pe bhej, rakhi gift, diwali gift, gift wrap, gift wrapping, gift wrapped, gift packing, gift pack karke, gift kar, send gift, send as gift, send a gift, gift message, gift note, gift bhejna, gift bhej, gift option, corporate gift, corporate gifting, gift someone, kisi ko gift, tohfa bhejna, birthday gift, गिफ्ट पैक, गिफ्ट भेजना, गिफ्ट भेज, गिफ्ट कर, गिफ्ट रैप, gift packing option, gift pack milega, gift packaging, gift paper, gift receipt, gift bag, gift card message, hide price, without price, price hata, bina bill gift, deliver as gift, surprise gift, surprise, gift karna hai, gift dena hai, gift bhejna hai, gift option hai, gift wrap milega, gift wrap karke, personal note, personal message, handwritten note, greeting card, message card, custom gift, wedding favours, wedding favors, return gifts bulk, गिफ्ट रैपिंग, गिफ्ट पैकिंग, उपहार पैक, तोहफे में भेज, गिफ्ट में भेज, गिफ्ट देना`,
    sentence: 'Our sets make good gifts. Order to the address of the recipient.',
    name: 'Sets and gifts',
    path: '/category/combos',
  },
  {
    id: 'shops',
    words: `dukan ka pata, dukaan ka pata, dukan kahan, shop ka pata, store ka pata, company ka pata, office ka pata, दुकान का पता, दुकान कहाँ, office, office kahan, daftar, karyalay, दफ्तर, ऑफिस, कार्यालय, store near me, shop near me, stores, store location, shop location, shop address, store address, office address, your address, where is your shop, where is your store, where are you located, offline store, physical store, showroom, outlet, branch, dukan kahan, dukan kaha, shop kahan, shop kaha, store kahan, aapki dukan, company address, aapka address, aapka pata, दुकान कहाँ, दुकान कहां, दुकान का पता, आपका पता, शोरूम, स्टोर कहाँ, dukan hai, dukan hai kya, aapki dukan kahan, dukan dilli, dukan kidhar, store hai, store hai kya, shop hai kya, any store, any shop in, shop in delhi, store in delhi, store in mumbai, store in bangalore, store in pune, nearest store, nearest shop, nearby store, near by shop, visit store, visit your store, visit shop, walk in, pick up from store, store pickup, self pickup, warehouse, head office, headquarter, headquarters, registered office, located, location, kahan par hai, kahan hai aap, aap kahan, kis sheher, which city, shop timing, shop timings, store timing, opening hours, working hours, timings, khulne ka time, कहाँ पर है, पता क्या है, दुकान है क्या, स्टोर है, ऑफिस कहाँ, आपकी दुकान`,
    sentence: 'We sell online only. Our address, email and phone stand here.',
    ...contact,
  },
  {
    id: 'newsletter',
    words: `newsletter, news letter, mailing list, email updates, join newsletter, subscribe newsletter, newsletter subscribe, unsubscribe newsletter, न्यूज़लेटर, न्यूजलेटर`,
    sentence: 'The form at the foot of each page sends you our letter. Each letter has a link that ends it.',
    name: 'Newsletter',
    path: '/#newsletter',
  },
  {
    id: 'contact',
    words: `contact, contact us, contact number, customer care, customer care number, customer support, customer service, helpline, help line, support, phone number, mobile number, call, call me, call you, call back, talk to someone, talk to human, talk to person, talk to agent, whatsapp, whatsapp number, email id, mail id, complaint, complain, shikayat, grievance, baat karni, baat karna, kisi se baat, baat kar sakte, number do, number dijiye, number chahiye, sampark, chat, human, agent, help, help me, question, faq, madad, madad chahiye, ग्राहक सेवा, नंबर, शिकायत, संपर्क, बात करनी, बात करना, मदद, कस्टमर केयर, व्हाट्सएप, हेल्पलाइन, call karna, call karne, call karne ka number, call karo, call kar, call centre, call center, toll free, toll free number, phone karna, phone karo, phone no, phone num, contact no, contact karna, contact kaise, kaise contact, contact details, how to contact, how can i contact, reach you, reach out, get in touch, email, email address, your email, mail, mail karna, mail id batao, email karna, email batao, whats app, watsapp, whatsapp par, whatsapp pe, whatsapp no, live chat, chat with, chat support, customer executive, executive, representative, speak to, speak with, speak to someone, talk to, talk with, baat kara, baat karao, baat karwa, complaint karni, complaint karna, complaint kahan, complaint kaise, complaint number, complaint register, register complaint, raise complaint, raise a complaint, raise ticket, raise issue, file complaint, shikayat karni, shikayat kahan, shikayat kaise, shikayat karna, grievance officer, nodal officer, feedback, suggestion, sujhav dena, problem hai, issue hai, need help, help chahiye, help karo, customer care no, care number, care ka number, sampark kaise, sampark number, नंबर दो, नंबर दीजिए, नंबर क्या, फोन नंबर, कॉल करना, कॉल, ईमेल, ईमेल आईडी, मेल आईडी, शिकायत कहाँ, शिकायत कैसे, शिकायत करनी, संपर्क कैसे, व्हाट्सऐप, वाट्सएप, सहायता, किसी से बात, चैट`,
    sentence: 'Write to us or call. We answer questions and complaints within 48 hours.',
    ...contact,
  },
  {
    id: 'terms',
    words: `terms, terms and conditions, terms of sale, policy, policies, warranty, guarantee, नियम, शर्तें, terms of use, terms of service, cancellation charges, niyam aur shart, legal, disclaimer, warranty hai, guarantee hai, guarantee milegi, money back guarantee, गारंटी, वारंटी`,
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
