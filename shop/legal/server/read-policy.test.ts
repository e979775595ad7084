import { describe, expect, it } from 'vitest';
import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import { readShopConfig } from '#server/config.ts';
import type { Block } from '#shop/content/reading/block.ts';
import { defaultContent } from '#shop/content/server/live-content.ts';
import { policyNames, type PolicyName } from '../policies.ts';
import { fillInFacts, policyFacts } from './read-policy.ts';

const content = await defaultContent({ demo: false, readDemo: readDemoTexts });

function readPolicy(name: PolicyName, config: Parameters<typeof fillInFacts>[1]): Block[] {
  return fillInFacts(content.find('policy', name)!.data.text, config);
}

const own = {
  SHOP_DEMO: 'off',
  MAIL_URL: 'smtp://127.0.0.1:25',
  SHOP_EMAIL: 'care@vanya.example',
  SHOP_PHONE: '+918212345678',
  SELLER_NAME: 'Vanya Herbals LLP',
  SELLER_ADDRESS: '7, Mill Road, Mysuru 570001',
  SELLER_GSTIN: '29AABCU9603R1ZJ',
  AYUSH_LICENCE: 'KA-AYU-1234/2026',
  GRIEVANCE_OFFICER: 'Asha Rao',
  GRIEVANCE_DESIGNATION: 'Head of Care',
  GRIEVANCE_EMAIL: 'asha@vanya.example',
  GRIEVANCE_PHONE: '+918211111111',
  PUBLIC_URL: 'https://vanya.example',
};

const linesOf = (...given: Parameters<typeof readPolicy>) =>
  readPolicy(...given).flatMap((block) => ('items' in block ? block.items : [block]));
const textOf = (...given: Parameters<typeof readPolicy>) =>
  linesOf(...given)
    .map(({ spans }) => spans.map(({ text }) => text).join(''))
    .join('\n');

describe('the policies', () => {
  it.each(policyNames)("%s has the shop's own facts and none of the demo", (name) => {
    const text = textOf(name, readShopConfig(own));
    expect(text).not.toMatch(/[{}]|to be added|demo|aranya|Kavitha|9876543210/i);
    expect(text).toMatch(/care@vanya\.example|asha@vanya\.example/);
  });

  it('names grievance officer and seller as the E-Commerce Rules require', () => {
    const grievance = textOf('grievance', readShopConfig(own));
    for (const fact of ['Asha Rao', 'Head of Care', 'asha@vanya.example', '+918211111111'])
      expect(grievance).toContain(fact);
    expect(grievance).toMatch(/48 hours[^]*one month/);
    const terms = textOf('terms', readShopConfig(own));
    expect(terms).toContain('Vanya Herbals LLP, 7, Mill Road, Mysuru 570001. GSTIN 29AABCU9603R1ZJ');
    expect(terms).toMatch(/include all taxes[^]*maximum retail price \(MRP\)/);
  });

  it('names purposes, retention, rights and the Board as the DPDP Act requires', () => {
    const privacy = textOf('privacy', readShopConfig(own));
    for (const right of [/withdraw consent/, /correct it, and delete/, /Data Protection Board/, /under 18/])
      expect(privacy).toMatch(right);
  });

  it('calls shipping free only while no delivery charge is added', () => {
    const shippingOf = (charge: string) =>
      textOf('shipping', readShopConfig({ ...own, DELIVERY_CHARGE_RUPEES: charge }));
    expect(shippingOf('0')).toContain('Shipping is free within India. No charge is added');
    expect(shippingOf('50')).not.toContain('free within');
    expect(shippingOf('50')).toContain('Each order has a delivery charge of ₹50.00');
  });

  it('states returns and refunds by the settings', () => {
    const returnsOf = (env: Record<string, string>) => textOf('returns', readShopConfig({ ...own, ...env }));
    expect(returnsOf({ RETURN_DAYS: '10', REFUND_DAYS: '5' })).toMatch(
      /10 days of delivery[^]*5 working days/,
    );
    expect(returnsOf({ RETURN_DAYS: '0' })).not.toContain('You may return an unopened');
  });

  it('names a missing setting of a real shop instead of a demo value', () => {
    const text = textOf('grievance', readShopConfig({ SHOP_DEMO: 'off', MAIL_URL: own.MAIL_URL }));
    expect(text).toContain('(to be added by the shop), Grievance Officer');
    expect(text).not.toMatch(/Kavitha|Peenya|\(demo\)/);
  });

  it('keeps Markdown in a setting as text', () => {
    const seller = '*Vanya* [Herbals](/cart) <b>';
    const spans = linesOf('terms', readShopConfig({ ...own, SELLER_NAME: seller })).flatMap(
      (line) => line.spans,
    );
    expect(spans.find(({ text }) => text.includes(seller))).toMatchObject({ kind: 'plain' });
  });

  it('keeps an unknown name in braces as it was typed', () => {
    const config = readShopConfig(own);
    const blocks: Block[] = [
      { at: 0, kind: 'paragraph', spans: [{ at: 0, kind: 'plain', text: '{email} {constructor} {x}' }] },
    ];
    expect(fillInFacts(blocks, config)).toMatchObject([
      { spans: [{ text: 'care@vanya.example {constructor} {x}' }] },
    ]);
    expect(policyFacts(config)).toContain('email');
  });
});
