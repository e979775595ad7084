import { describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import { readShopConfig } from './config.ts';
import { emailTemplates, emailShopOf, renderEmail } from './mailer.ts';
import { serveEmailPreviews } from './serve-email-previews.ts';

const config = readShopConfig({ PUBLIC_URL: 'https://shop.example' });
const cases = Object.entries(emailTemplates).flatMap(([template, { samples }]) =>
  Object.entries(samples).map(([sample, data]) => ({ template, sample, data })),
);

describe('every email of the shop', () => {
  it('has sample data', () => {
    for (const [template, { samples }] of Object.entries(emailTemplates))
      expect(`${template}: ${Object.keys(samples).length > 0}`).toBe(`${template}: true`);
  });

  it.each(cases)('renders whole in html and in text: $template, $sample', async ({ template, data }) => {
    const queued = { to: 'meera@example.in', template, data: data as Record<string, unknown> };
    const { subject, html, text } = await renderEmail(queued, emailShopOf(config));
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
