import { contactsOf } from '#platform/server/config.ts';
import { ayushLicenceOf, missingSettings } from '#shop/invoices/server/settings.ts';
import { announcedCharges } from '#shop/pricing/announced-charges.ts';
import { cashWords } from '#shop/pricing/cash-limits.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { productClasses } from '#shop/catalog/facts.ts';
import type { Block, Span } from '#shop/content/reading/block.ts';
import { workingDaysInWords } from '#shop/shipping/estimate/shop-days.ts';
import { transitRange } from '#shop/shipping/estimate/transit-days.ts';
import { legalContactsOf } from './legal-contacts.ts';
import { soldWithin } from '#shop/pincodes/tax-status.ts';
import type { LegalConfig } from './settings.ts';

/**
 * Returns the text of a policy with the shop's facts for `{names}`. A missing fact says that it is missing, and an unknown name stays
 * text. Facts are filled in after the text is read, so a fact with `*` or `[` stays text.
 */
export function fillInFacts(blocks: Block[], config: LegalConfig): Block[] {
  const facts = factsOf(config);
  return fillTexts(blocks, (text) =>
    text.replaceAll(/\{(\w{1,40})\}/g, (typed, fact: string) =>
      Object.hasOwn(facts, fact) ? facts[fact] || '(to be added by the shop)' : typed,
    ),
  );
}

/** Returns the names that a policy may hold in braces. */
export function policyFacts(config: LegalConfig): string[] {
  return Object.keys(factsOf(config));
}

function fillTexts(blocks: Block[], fillIn: (text: string) => string): Block[] {
  const fillSpans = ({ spans }: { spans: Span[] }) =>
    spans.map((span) => ({ ...span, text: fillIn(span.text) }));
  return blocks.map((block) =>
    'items' in block
      ? { ...block, items: block.items.map((item) => ({ ...item, spans: fillSpans(item) })) }
      : { ...block, spans: fillSpans(block) },
  );
}

function factsOf(config: LegalConfig): Record<string, string> {
  const missing = new Set(missingSettings(config));
  const { least, most } = transitRange();
  const contacts = contactsOf(config);
  return {
    ...legalContactsOf(config),
    shop: config.SHOP_NAME,
    url: config.PUBLIC_URL,
    email: contacts.email ?? '',
    phone: contacts.phone ?? '',
    state: config.SELLER_STATE,
    area: soldWithin(config) ?? 'India',
    gstin: gstinOf(config, missing.has('SELLER_GSTIN')),
    licence: ayushLicenceOf(config),
    shipping: chargesOf(config).delivery ? '' : `Shipping is free within ${soldWithin(config) ?? 'India'}. `,
    fee: feeSentence(config) + cashSentence(config),
    cutoff: `${config.DISPATCH_CUTOFF_HOUR}:00`,
    workingDays: workingDaysInWords(config.WORKING_DAYS),
    transit: `${least} to ${most} working days`,
    faultDays: `${config.RETURN_FAULT_DAYS} days`,
    refundDays: `${config.REFUND_DAYS} working days`,
    changeOfMind:
      config.RETURN_DAYS === 0
        ? 'For reasons of hygiene and safety we take nothing back because a customer has changed their mind.'
        : `You may return an unopened and sealed product within ${config.RETURN_DAYS} days of delivery, for any reason${exceptionsOf(config)}. You pay for sending it back.`,
  };
}

function feeSentence(config: LegalConfig): string {
  const named = announcedCharges(chargesOf(config));
  if (named.length === 0) return 'No charge is added to the price of the items.';
  const charges = named.map(
    ({ name, amount, beside = [] }) =>
      `a ${name.toLowerCase()} of ${amount}${beside.length > 0 ? ` (${beside.join(', ')})` : ''}`,
  );
  return `Each order has ${charges.join(' and ')}. The price panel names ${named.length === 1 ? 'it' : 'them'} in the cart already, and no other charge is added later.`;
}

function cashSentence(config: LegalConfig): string {
  const words = cashWords(chargesOf(config).cash);
  return words ? ` We take cash on delivery for orders ${words}.` : '';
}

function gstinOf({ SELLER_GSTIN, TAX_STATUS }: LegalConfig, isMissing: boolean): string {
  if (TAX_STATUS === 'unregistered') return 'none, since the seller is not registered under GST';
  return isMissing ? '' : SELLER_GSTIN;
}

function exceptionsOf({ RETURN_REFUSED_CLASSES: classes }: LegalConfig): string {
  const names = classes.map((name) => productClasses[name].toLowerCase());
  return names.length === 0 ? '' : `, but not this, which we may not sell again: ${names.join(', ')}`;
}
