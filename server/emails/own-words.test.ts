import { describe, expect, it } from 'vitest';
import { createApi } from '#api/api.ts';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { isWordedEmail, placeholdersOf, wordedEmails } from '#shop/content/kinds/emails.ts';
import { readEmailWords } from '#shop/content/server/read-email-words.ts';
import { publishContent } from '#shop/content/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createMailer } from './mailer.ts';
import { emailShopOf, emailTemplates, renderEmail } from './render-email.ts';

const { db } = await testDatabase();
const config = readShopConfig({ PUBLIC_URL: 'https://shop.example' });
const shop = emailShopOf(config);

const cases = Object.keys(wordedEmails).flatMap((template) =>
  Object.entries(emailTemplates[template]!.samples).map(([sample, data]) => ({
    template,
    sample,
    data: data as Record<string, unknown>,
  })),
);

const words = {
  subject: 'News from {shop}',
  greeting: 'Dear {name},',
  opening: 'We thank you.\n\nFrom our <b>kitchen</b>\nin Pune.',
  signature: 'Asha of {shop}',
};

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);

/** The values that customers rely on: numbers of orders, amounts and days. */
const factsIn = (text: string) => new Set(text.match(/AR-\d+|₹[\d,.]+|\d+ [A-Z][a-z]{2,8} 20\d\d/g));

describe('the words of the merchant in an email', () => {
  it.each(cases)('are beside the same facts and links: $template, $sample', ({ template, data }) => {
    const queued = { to: 'meera@example.in', template, data };
    const usual = renderEmail(queued, shop);
    const own = renderEmail(queued, shop, words);
    expect(linksIn(own.html)).toEqual(linksIn(usual.html));
    expect(factsIn(own.text)).toEqual(factsIn(usual.text));
    expect(own.text).not.toContain('Namaste');
    expect(own.text).not.toMatch(/[{}]|undefined/);
    expect(own.html).toContain('From our &lt;b&gt;kitchen&lt;/b&gt;<br/>in Pune.');
    expect(own.text.indexOf('We thank you.')).toBeLessThan(own.text.indexOf('Asha of Aranya'));
    const isQuestion = 'confirmToken' in data;
    expect(own.subject).toBe(isQuestion ? usual.subject : 'News from Aranya');
  });

  it.each(cases)(
    'leave the email as it was while they are empty: $template, $sample',
    ({ template, data }) => {
      const queued = { to: 'meera@example.in', template, data };
      const empty = { subject: '', greeting: '', opening: '', signature: '' };
      expect(renderEmail(queued, shop, empty)).toEqual(renderEmail(queued, shop));
    },
  );

  it('name the customer and the order, and drop a name that is not known', () => {
    const greetings = { ...words, subject: 'Order {order} is with {name}' };
    const [shipped] = Object.values(emailTemplates['order-shipped']!.samples) as Record<string, unknown>[];
    const email = renderEmail(
      { to: 'a@example.in', template: 'order-shipped', data: shipped! },
      shop,
      greetings,
    );
    expect(email.subject).toMatch(/^Order AR-\d+ is with Meera/);
    expect(email.text).toMatch(/^[\s\S]*Dear Meera[^\n]*,/);
    expect(email.text).toContain('The courier has picked up your order');
    const nameless = { to: 'a@example.in', template: 'welcome', data: { firstName: '' } };
    expect(renderEmail(nameless, shop, words).text).toContain('Dear,');
  });

  it('are in the next email that leaves, and codes keep ours without a query', async () => {
    await publishContent(db, { kind: 'emails', key: 'welcome', form: words });
    const open = readShopConfig({ RATE_LIMITS: 'off' });
    const mailer = createMailer({ db, config: open, log: silentLog });
    await mailer.send({ to: 'a@example.in', template: 'welcome', data: { firstName: 'Asha' } });
    const box = await (await createApi({ db, config: open, log: silentLog }).request('/dev/mail')).text();
    expect(box).toContain('News from Aranya');
    const without = new Proxy({} as typeof db, {
      get: () => {
        throw new Error('An email with a code asked the database.');
      },
    });
    expect(await readEmailWords(without, 'login-code', { demo: true })).toBeUndefined();
  });

  it('of a demo are in no email of a real shop', async () => {
    await publishContent(db, { kind: 'emails', key: 'good-bye', form: words }, { isDemo: true });
    expect(await readEmailWords(db, 'good-bye', { demo: true })).toMatchObject(words);
    expect(await readEmailWords(db, 'good-bye', { demo: false })).toBeUndefined();
  });
});

it('codes, sign-in links, staff emails, complaints and consents keep our words', () => {
  const ours = Object.keys(emailTemplates).filter((template) => !isWordedEmail(template));
  expect(ours.toSorted()).toEqual([
    'account-corrected',
    'account-deletion-code',
    'back-in-stock',
    'back-in-stock-confirm',
    'back-in-stock-noted',
    'browser-link',
    'codes-guessed',
    'deletion-link',
    'email-change-code',
    'email-changed',
    'email-restored',
    'grievance-step',
    'invitation',
    'login-code',
    'my-data',
    'new-orders',
    'newsletter-confirm',
    'newsletter-issue',
    'newsletter-known',
    'parcels-overdue',
    'payment-tasks',
    'product-question-answered',
    'question-answered',
    'registration-code',
    'review-decided',
    'reviews-waiting',
    'settings-test',
    'staff-invitation',
    'staff-locked',
    'words-changed',
  ]);
});

it('every placeholder is in the data of its email', () => {
  for (const { template, data } of cases) {
    const known = { shop: '', name: data['name'] ?? data['firstName'], order: data['orderNumber'] };
    for (const name of placeholdersOf(template) as (keyof typeof known)[])
      expect(known[name], `${template} ${name}`).toBeTypeOf('string');
  }
});
