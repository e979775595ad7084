import { plainTextSelectors } from '@react-email/render';
import { compile } from 'html-to-text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Email } from '#platform/emails/define-email.ts';
import type { EmailTemplate, EmailShop } from '#platform/emails/define-email-template.ts';
import type { OwnWords } from '#platform/emails/own-words.tsx';
import { logoSize } from '#platform/server/look/logo.ts';
import { inPalette } from '#platform/server/look/in-palette.ts';
import { logoPath } from '#platform/server/look/look-sheet.ts';
import { savingAfterPlacing } from '#shop/payments/server/settings.ts';
import { type Config, contactsOf } from '#platform/server/config.ts';
import type { OutgoingEmail } from '#platform/server/emails/email-transport.ts';
import type { QueuedEmail } from '#platform/server/emails/queue-email.ts';
import { unseal } from '#platform/server/secrets/seal.ts';
import type * as accounts from '#shop/accounts/emails/account-emails.ts';
import type * as board from '#shop/board/emails/board-emails.ts';
import type * as grievances from '#shop/grievances/emails/grievance-emails.ts';
import type * as newsletter from '#shop/newsletter/emails/newsletter-emails.ts';
import type * as orders from '#shop/orders/emails/order-emails.ts';
import type * as payments from '#shop/payments/emails/payment-emails.ts';
import type * as questions from '#shop/questions/emails/question-emails.ts';
import type * as returns from '#shop/returns/emails/return-emails.ts';
import type * as reviews from '#shop/reviews/emails/review-emails.ts';
import type * as settings from '#shop/settings/emails/settings-emails.ts';
import type * as shipping from '#shop/shipping/emails/shipping-emails.ts';
import type * as subscriptions from '#shop/subscriptions/emails/subscription-emails.ts';
import { stuckShipments } from '#shop/shipping/emails/stuck-shipments.tsx';
import { browserLink } from '#shop/accounts/emails/browser-link.tsx';
import {
  accountDeletionCode,
  emailChangeCode,
  loginCode,
  registrationCode,
} from '#shop/accounts/emails/code-email.tsx';
import { codesGuessed } from '#shop/accounts/emails/codes-guessed.tsx';
import { emailChanged } from '#shop/accounts/emails/email-changed.tsx';
import { emailRestored } from '#shop/accounts/emails/email-restored.tsx';
import { accountDeleted } from '#shop/accounts/emails/account-deleted.tsx';
import { invitation } from '#shop/accounts/emails/invitation.tsx';
import { accountCorrected, deletionLink, myData } from '#shop/accounts/emails/phone-requests.tsx';
import { staffInvitation } from '#shop/accounts/emails/staff-invitation.tsx';
import { staffLocked } from '#shop/accounts/emails/staff-locked.tsx';
import { welcome } from '#shop/accounts/emails/welcome.tsx';
import { grievanceStep } from '#shop/grievances/emails/grievance-step.tsx';
import { backInStock } from '#shop/newsletter/emails/back-in-stock.tsx';
import { backInStockConfirm } from '#shop/newsletter/emails/back-in-stock-confirm.tsx';
import { backInStockNoted } from '#shop/newsletter/emails/back-in-stock-noted.tsx';
import { newsletterConfirm } from '#shop/newsletter/emails/newsletter-confirm.tsx';
import { newsletterIssue } from '#shop/newsletter/emails/newsletter-issue.tsx';
import { newsletterKnown } from '#shop/newsletter/emails/newsletter-known.tsx';
import { newsletterWelcome } from '#shop/newsletter/emails/newsletter-welcome.tsx';
import { newOrders } from '#shop/board/emails/new-orders.tsx';
import { orderUnconfirmed } from '#shop/orders/emails/order-unconfirmed.tsx';
import { orderCancelled } from '#shop/orders/emails/order-cancelled.tsx';
import { orderCorrected } from '#shop/orders/emails/order-corrected.tsx';
import { orderDelivered } from '#shop/orders/emails/order-delivered.tsx';
import { orderOutForDelivery } from '#shop/orders/emails/order-out-for-delivery.tsx';
import { orderChanged } from '#shop/orders/emails/order-changed.tsx';
import { orderPlaced } from '#shop/orders/emails/order-placed.tsx';
import { subscriptionAnnounced } from '#shop/subscriptions/emails/subscription-announced.tsx';
import { subscriptionMissed } from '#shop/subscriptions/emails/subscription-missed.tsx';
import { subscriptionWaits } from '#shop/subscriptions/emails/subscription-waits.tsx';
import { orderLost } from '#shop/orders/emails/order-lost.tsx';
import { replacementPlaced } from '#shop/orders/emails/replacement-placed.tsx';
import { orderReturned } from '#shop/orders/emails/order-returned.tsx';
import { settingsTest } from '#shop/settings/emails/test-email.tsx';
import { wordsChanged } from '#shop/settings/emails/words-changed.tsx';
import { paymentNews } from '#shop/payments/emails/payment-news.tsx';
import { paymentTasks } from '#shop/payments/emails/payment-tasks.tsx';
import { productQuestionAnswered, questionAnswered } from '#shop/questions/emails/question-answered.tsx';
import { reviewDecided } from '#shop/reviews/emails/review-decided.tsx';
import { reviewsWaiting } from '#shop/reviews/emails/reviews-waiting.tsx';
import { returnStep } from '#shop/returns/emails/return-step.tsx';
import { orderShipped } from '#shop/orders/emails/order-shipped.tsx';
import { orderUndelivered } from '#shop/orders/emails/order-undelivered.tsx';

type Emails = typeof accounts &
  typeof board &
  typeof grievances &
  typeof newsletter &
  typeof orders &
  typeof payments &
  typeof questions &
  typeof returns &
  typeof reviews &
  typeof settings &
  typeof shipping &
  typeof subscriptions;
type EmailName = Extract<Emails[keyof Emails], Email>['name'];

/** The compiler asks for the template of each email that a module defines. */
const templates = {
  'login-code': loginCode,
  'registration-code': registrationCode,
  'browser-link': browserLink,
  'codes-guessed': codesGuessed,
  'staff-invitation': staffInvitation,
  'staff-locked': staffLocked,
  invitation,
  'email-change-code': emailChangeCode,
  'email-changed': emailChanged,
  'email-restored': emailRestored,
  'account-deletion-code': accountDeletionCode,
  'account-corrected': accountCorrected,
  'my-data': myData,
  'deletion-link': deletionLink,
  'good-bye': accountDeleted,
  welcome,
  'order-placed': orderPlaced,
  'order-changed': orderChanged,
  'order-cancelled': orderCancelled,
  'order-unconfirmed': orderUnconfirmed,
  'return-step': returnStep,
  'grievance-step': grievanceStep,
  'question-answered': questionAnswered,
  'product-question-answered': productQuestionAnswered,
  'review-decided': reviewDecided,
  'refill-announced': subscriptionAnnounced,
  'refill-waits': subscriptionWaits,
  'refill-missed': subscriptionMissed,
  'order-shipped': orderShipped,
  'order-out-for-delivery': orderOutForDelivery,
  'payment-news': paymentNews,
  'payment-tasks': paymentTasks,
  'order-corrected': orderCorrected,
  'order-delivered': orderDelivered,
  'order-undelivered': orderUndelivered,
  'new-orders': newOrders,
  'order-returned': orderReturned,
  'order-lost': orderLost,
  'replacement-placed': replacementPlaced,
  'parcels-overdue': stuckShipments,
  'reviews-waiting': reviewsWaiting,
  'settings-test': settingsTest,
  'words-changed': wordsChanged,
  'back-in-stock': backInStock,
  'back-in-stock-confirm': backInStockConfirm,
  'back-in-stock-noted': backInStockNoted,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-issue': newsletterIssue,
  'newsletter-known': newsletterKnown,
  'newsletter-welcome': newsletterWelcome,
} satisfies { [Name in EmailName]: EmailTemplate<Name> };

export const emailTemplates: Record<string, EmailTemplate> = templates;

type Paying = Parameters<typeof savingAfterPlacing>[0];

export function emailShopOf(config: Config & Paying): EmailShop {
  return {
    name: config.SHOP_NAME,
    tagline: config.SHOP_TAGLINE,
    url: config.PUBLIC_URL,
    palette: config.SHOP_PALETTE,
    ...contactsOf(config),
    ...logoOf(config),
    ...payNowOf(config),
  };
}

function payNowOf(paying: Paying): Pick<EmailShop, 'payNow'> {
  const savingPaise = savingAfterPlacing(paying);
  return savingPaise === undefined ? {} : { payNow: { savingPaise } };
}

const logoPixels = 48;

function logoOf({ SHOP_LOGO, PUBLIC_URL }: Config): Pick<EmailShop, 'logo'> {
  const size = SHOP_LOGO ? logoSize(SHOP_LOGO) : null;
  if (!SHOP_LOGO || !size) return {};
  const height = Math.min(logoPixels, size.height);
  const width = Math.round((size.width / size.height) * height);
  return { logo: { url: `${PUBLIC_URL}${logoPath(SHOP_LOGO)}`, width, height } };
}

/** Renders a queued email. Throws when its template is unknown or its data does not fit. */
export function renderEmail(
  { to, template, data }: QueuedEmail,
  usualShop: EmailShop,
  words?: EmailWords,
): OutgoingEmail {
  const mail = emailTemplates[template];
  if (!mail) throw new Error(`There is no email template ${template}.`);
  const parsed = mail.data.parse(withOpenedCode(data)) as object;
  const own = words && fillWords(words, parsed, usualShop);
  const shop = own ? { ...usualShop, words: own } : usualShop;
  const body = createElement(mail.Body, { ...parsed, shop });
  // An order that waits for its confirmation says so in its subject.
  const isQuestion = 'confirmToken' in parsed && parsed.confirmToken !== undefined;
  const subject = (!isQuestion && own?.subject) || mail.subject(parsed, shop);
  const title = renderToStaticMarkup(createElement('title', null, subject));
  const page = inPalette(renderToStaticMarkup(body), shop.palette);
  const html = `${doctype}${page.replace('<head>', () => `<head>${title}`)}`;
  const unsubscribeUrl = mail.unsubscribeUrl?.(parsed, shop);
  const headers = { ...automatic, ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)) };
  return { to, subject, html, text: toPlainText(html), headers };
}

type EmailWords = OwnWords & { subject: string };

/** Puts the data of an email into the words of the merchant. */
function fillWords(words: EmailWords, data: object, shop: EmailShop): EmailWords {
  const { name, firstName, orderNumber } = data as Record<string, unknown>;
  const values: Record<string, unknown> = { name: name ?? firstName, order: orderNumber, shop: shop.name };
  const fill = (text: string) =>
    text
      .replaceAll(/ ?\{(name|order|shop)\}/g, (typed, field: string) => {
        const value = values[field];
        if (typeof value !== 'string' || value === '') return '';
        return typed.startsWith(' ') ? ` ${value}` : value;
      })
      .trim();
  return {
    subject: fill(words.subject),
    greeting: fill(words.greeting),
    opening: fill(words.opening),
    signature: fill(words.signature),
  };
}

/** RFC 3834: programs that answer emails, such as a notice of absence, leave these alone. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Compiled once, since its selectors take longer than a text. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    // The text of the link is the number.
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  ],
});

/** A code stays sealed in the queue until this point. */
function withOpenedCode(data: QueuedEmail['data']): QueuedEmail['data'] {
  const { sealedCode, validUntil: _, ...rest } = data;
  return typeof sealedCode === 'string' ? { ...rest, code: unseal(sealedCode) } : data;
}
