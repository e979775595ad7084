import { normalize } from './normalize.ts';
import { rawWords } from './dictionary/words.ts';

export type HelpTopic = { says: string; name: string; path: string };

const orders = {
  says: 'What you ordered, with its invoice and its way to you, stands under My Orders. An order is cancelled there too.',
  name: 'My Orders',
  path: '/orders',
};

const topics: [names: string, topic: HelpTopic][] = [
  [
    'subscription, subscriptions, subscribe, subscribe and save, subscribe save, refill, refills, refill plan, auto delivery, autoship, monthly delivery, membership, सब्सक्रिप्शन, रिफिल',
    {
      says: 'Some products, such as ashwagandha, can come again by themselves for less: choose Subscribe & Save on the page of the product.',
      name: 'Your refill plans',
      path: '/profile?tab=stuff&part=refills',
    },
  ],
  [
    'order, orders, my order, my orders, order status, order history, track, track order, track my order, tracking, where is my order, cancel order, cancel, invoice, bill, delivery status, mera order, order kahan hai, ऑर्डर, मेरा ऑर्डर',
    orders,
  ],
  [
    'login, log in, sign in, signin, sign up, signup, register, account, my account, password, profile, address, my address, लॉगिन, खाता',
    {
      says: 'Your name, addresses and sign-in stand in your profile.',
      name: 'Your profile',
      path: '/profile',
    },
  ],
  [
    'return, returns, refund, refunds, exchange, replacement, delivery, delivery charges, delivery time, free delivery, shipping, shipping charges, shipping policy, return policy, payment, payment options, cod, cash on delivery, upi, emi, policy, terms, privacy, privacy policy, faq, help, question, customer care, contact, contact us, complaint, phone number, support, रिटर्न, रिफंड, डिलीवरी, शिकायत, coupon, coupons, coupon code, promo code, discount code, gift card, gift voucher',
    {
      says: 'That is a question about the shop, not a product. How to write to us or call stands at the end of every page.',
      name: 'About the shop',
      path: '/about',
    },
  ],
  [
    'blog, blogs, article, articles, recipe, recipes, learn, learn ayurveda, what is ayurveda, dosha, doshas, dosha quiz, ब्लॉग, लेख, आयुर्वेद क्या है',
    {
      says: 'There is much to read about herbs and their use.',
      name: "What's Ayurveda",
      path: '/learn-ayurveda',
    },
  ],
];

const byName = new Map(
  topics.flatMap(([names, topic]) => names.split(',').map((name) => [keyOf(name), topic] as const)),
);

/** Returns the help topic when the whole text asks for it, otherwise null. */
export function helpTopicOf(text: string): HelpTopic | null {
  return byName.get(keyOf(text)) ?? null;
}

function keyOf(text: string): string {
  return rawWords(text)
    .map((word) => normalize(word))
    .join(' ');
}
