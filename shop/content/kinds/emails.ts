import { area, line } from './fields.ts';

/**
 * Emails whose words staff may change, by their stored name. Emails with a code, a link to sign in or a duty of the law stay whole, and so do those to staff.
 */
export const wordedEmails = {
  welcome: 'Welcome, after registration',
  'good-bye': 'Account deleted',
  'order-placed': 'Order placed',
  'order-unconfirmed': 'Order waits for its confirmation',
  'order-changed': 'Order changed',
  'order-cancelled': 'Order cancelled',
  'order-shipped': 'Order shipped',
  'order-out-for-delivery': 'Order out for delivery',
  'order-undelivered': 'Order could not be delivered',
  'order-delivered': 'Order delivered',
  'order-corrected': 'Order had not arrived',
  'payment-news': 'Payment arrived or goes back',
  'order-returned': 'Parcel came back',
  'order-lost': 'Parcel lost',
  'replacement-placed': 'Replacement on its way',
  'return-step': 'Step of a return',
  'refill-announced': 'Refill announced',
  'refill-waits': 'Refill waits for stock',
  'refill-missed': 'Refill does not come',
  'newsletter-welcome': 'Welcome to the newsletter',
} as const;

export type WordedEmail = keyof typeof wordedEmails;

export function isWordedEmail(template: string): template is WordedEmail {
  return Object.hasOwn(wordedEmails, template);
}

/** Returns the names in braces that the data of an email fills in. */
export function placeholdersOf(template: string): string[] {
  if (template === 'newsletter-welcome') return ['shop'];
  const isOfOrder = /^(?:order|return|replacement|payment)-/.test(template);
  return isOfOrder ? ['name', 'order', 'shop'] : ['name', 'shop'];
}

const help = 'You may write {name}, {order} and {shop} where the email knows them. Empty: our words.';

export const emailFields = {
  subject: line('Subject', { max: 120, isBanner: true, help }),
  greeting: line('Greeting', { max: 80 }),
  opening: area('First paragraph', {
    max: 600,
    isBanner: true,
    help: 'It comes before what happened, what is due and the links, which stay ours.',
  }),
  signature: area('Signature', { max: 200 }),
};
