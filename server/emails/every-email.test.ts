// §7 every mail is whole in html and text, by day and after dark
// §9 three palettes keep the contrast of AA, emails and share pictures follow them, and a logo is in header, emails and documents
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import { orderStates } from '#shop/orders/states.ts';
import { readShopConfig } from '../config.ts';
import { palettes, tokens } from '#platform/server/look/palettes.ts';
import { emailTemplates, emailShopOf, renderEmail } from './render-email.ts';
import { serveEmailPreviews } from './serve-email-previews.ts';

const config = readShopConfig({ PUBLIC_URL: 'https://shop.example' });
const cases = Object.entries(emailTemplates).flatMap(([template, { samples }]) =>
  Object.entries(samples).map(([sample, data]) => ({ template, sample, data })),
);

const subscription = {
  name: 'Meera',
  productName: 'Neem Oil',
  choice: 'subscription, every 60 days',
  quantity: 1,
  token: '7.mgz1.8sd',
};
const parcel = {
  orderNumber: 'AR-1002345',
  name: 'Meera',
  totalPaise: 497_00,
  waybill: null,
  trackToken: '1002345.mgz1.8sd',
  lines: [{ name: 'Neem Oil', quantity: 1, reviewToken: '7.mgz1.8sd' }],
};

describe('every email of the shop', () => {
  it('is there for each order state that names one', () => {
    const named = Object.values(orderStates).flatMap(({ email }) => email ?? []);
    expect(Object.keys(emailTemplates)).toEqual(expect.arrayContaining(named));
  });

  it('is defined in a file of emails that the compiler reads for templates', () => {
    const files = globSync('shop/*/emails/*-emails.ts').map((file) => `#${file.replaceAll('\\', '/')}`);
    const read = readFileSync('server/emails/render-email.ts', 'utf8');
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !new RegExp(`import type \\* as \\w+ from '${file}';`).test(read))).toEqual(
      [],
    );
  });

  it('has sample data', () => {
    for (const [template, { samples }] of Object.entries(emailTemplates))
      expect(`${template}: ${Object.keys(samples).length > 0}`).toBe(`${template}: true`);
  });

  it.each(cases)('renders whole in html and in text: $template, $sample', async ({ template, data }) => {
    const queued = { to: 'meera@example.in', template, data: data as Record<string, unknown> };
    const { subject, html, text, headers } = renderEmail(queued, emailShopOf(config));
    expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
    expect(html.match(/<title>[^<]{5,}<\/title>/g)).toHaveLength(1);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    expect(subject.length).toBeGreaterThan(5);
    expect(text.trim().length).toBeGreaterThan(60);
    expect(text).not.toMatch(/<[a-z]/i);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:|tel:)/);
    const words = html.replace(/<style[\s\S]*?<\/style>/, '');
    expect(words).toContain(emailShopOf(config).name);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('width=device-width');
  });
});

/** Data of jobs from before new fields, by stored name. */
const storedJobs: Record<string, Record<string, unknown>> = {
  'login-code': { code: '482913' },
  'registration-code': { code: '482913' },
  'browser-link': { code: '0b9fb1f2.8sd' },
  'codes-guessed': { email: 'r•••@example.in' },
  invitation: {},
  'email-change-code': { code: '482913' },
  'email-changed': { newEmail: 'r•••@example.in', undoToken: '7.mgz1.8sd' },
  'email-restored': { oldEmail: 'r•••@example.in' },
  'account-deletion-code': { code: '482913' },
  'account-corrected': { firstName: 'Meera', changed: ['name'] },
  'my-data': { firstName: 'Meera', userId: 7 },
  'deletion-link': { code: '0b9fb1f2.8sd' },
  'good-bye': { firstName: 'Meera' },
  welcome: { firstName: 'Meera' },
  'product-question-answered': { product: 'Bhringraj Oil', slug: 'bhringraj-oil', answer: 'Yes, it is.' },
  'question-answered': { orderNumber: 'AR-1002345', question: 'Is it glass?', answer: 'Yes, it is.' },
  'order-placed': {
    orderNumber: 'AR-1002345',
    name: 'Meera',
    lines: [{ name: 'Neem Oil', choice: '', quantity: 1, linePaise: 500_00 }],
    subtotalPaise: 500_00,
    discountPaise: 10_00,
    feePaise: 7_00,
    totalPaise: 497_00,
    address: ['12 Temple Road', 'Bengaluru, Karnataka 560003'],
  },
  'order-cancelled': { orderNumber: 'AR-1002345', name: 'Meera', byShopper: true },
  'order-unconfirmed': {
    orderNumber: 'AR-1002345',
    name: 'Meera',
    totalPaise: 497_00,
    confirmToken: '7.mgz1.8sd',
  },
  'refill-announced': {
    ...subscription,
    dueOn: '2026-11-24',
    payablePaise: 1,
    payableBeforePaise: null,
    available: true,
    address: [],
  },
  'refill-waits': { ...subscription, triedUntil: '2026-12-01' },
  'refill-missed': { ...subscription, nextDueOn: '2027-01-30' },
  'order-shipped': parcel,
  'order-out-for-delivery': parcel,
  'order-delivered': parcel,
  'order-undelivered': parcel,
  'order-returned': parcel,
  'payment-tasks': { tasks: [{ orderNumber: 'AR-1', paise: 89_700, task: 'refund_failed' }], more: 0 },
  'parcels-overdue': { parcels: [{ orderNumber: 'AR-1', attempts: 1, lastError: null }], more: 0 },
  'back-in-stock': {
    card: { slug: 'neem-oil', name: 'Neem Oil', image: '', rupees: 399, mrpRupees: 449, words: '' },
  },
  'back-in-stock-confirm': { product: 'Neem Oil', slug: 'neem-oil', token: '7.mgz1.8sd' },
  'back-in-stock-noted': { product: 'Neem Oil', slug: 'neem-oil', token: '7.mgz1.8sd' },
  'newsletter-confirm': { token: '7.mgz1.8sd' },
  'newsletter-known': { token: '7.mgz1.8sd' },
  'newsletter-welcome': { token: '7.mgz1.8sd' },
};

describe('a shop of another palette', () => {
  const lotus = { ...emailShopOf(config), palette: 'lotus' as const };
  const usual = tokens.flatMap((token) => [palettes.forest.light[token], palettes.forest.dark[token]]);
  const others = new Set<string>(
    tokens.flatMap((token) => [palettes.lotus.light[token], palettes.lotus.dark[token]]),
  );

  it.each(cases)('has no colour of the first in $template, $sample', ({ template, data }) => {
    const queued = { to: 'meera@example.in', template, data: data as Record<string, unknown> };
    const { html } = renderEmail(queued, lotus);
    expect(html).toContain(palettes.lotus.light.ghee);
    expect(html).toContain(palettes.lotus.dark.ghee);
    expect(usual.filter((colour) => html.includes(colour) && !others.has(colour))).toEqual([]);
  });
});

describe('jobs of older versions', () => {
  it('name every email of the shop', () => {
    expect(Object.keys(emailTemplates)).toEqual(expect.arrayContaining(Object.keys(storedJobs)));
  });

  it.each(Object.entries(storedJobs))('still render: %s', async (template, data) => {
    const mail = renderEmail({ to: 'meera@example.in', template, data }, emailShopOf(config));
    expect(mail.text.length).toBeGreaterThan(60);
  });
});

describe('the email previews', () => {
  const site = new Hono();
  serveEmailPreviews(site, config);

  it('list every email, and show each in the light and dark scheme', async () => {
    const list = await (await site.request('/dev/mail/previews')).text();
    for (const { template, sample } of cases) {
      const path = `/dev/mail/previews/${template}/${encodeURIComponent(sample)}`;
      expect(list).toContain(path);
      expect((await site.request(path)).status).toBe(200);
    }
    const dark = await (await site.request('/dev/mail/previews/welcome/usual/html?scheme=dark')).text();
    expect(dark).toContain('@media all');
    expect((await site.request('/dev/mail/previews/welcome/constructor')).status).toBe(404);
    expect((await site.request('/dev/mail/previews/toString/name')).status).toBe(404);
  });

  it('are missing when a mail server is set', async () => {
    const real = new Hono();
    serveEmailPreviews(real, readShopConfig({ MAIL_URL: 'smtp://127.0.0.1:25' }));
    expect((await real.request('/dev/mail/previews')).status).toBe(404);
  });
});
