import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { securityHeaderList, securityHeaders } from './security.ts';

const config = readConfig({});
const site = new Hono().use(securityHeaders(config)).get('/', (c) => {
  const [type, policy] = [c.req.query('type'), c.req.query('policy')];
  const referrer = c.req.query('referrer');
  return c.body('x', 200, {
    ...(type ? { 'content-type': type } : {}),
    ...(policy ? { 'content-security-policy': policy } : {}),
    ...(referrer ? { 'referrer-policy': referrer } : {}),
  });
});
const policyOf = async (query: Record<string, string>) =>
  (await site.request(`/?${new URLSearchParams(query)}`)).headers.get('content-security-policy');

const nothing = "default-src 'none'; frame-ancestors 'none'";

it.each([
  'application/json',
  'text/plain; charset=utf-8',
  'text/csv',
  'application/xml',
  'application/zip',
  '',
])('a response of the kind “%s” allows nothing, and no frame', async (type) => {
  expect(await policyOf({ type })).toBe(nothing);
});

it('a refused, missing or failed response allows nothing either', async () => {
  expect((await site.request('/missing')).headers.get('content-security-policy')).toBe(nothing);
});

it('a PDF allows no frame', async () => {
  expect(await policyOf({ type: 'application/pdf' })).toBe("frame-ancestors 'none'");
});

it('a page without a word about frames allows none', async () => {
  const type = 'text/html; charset=utf-8';
  expect(await policyOf({ type })).toBe("frame-ancestors 'none'");
  expect(await policyOf({ type, policy: "style-src 'self'" })).toBe(
    "style-src 'self'; frame-ancestors 'none'",
  );
});

it('a stricter referrer policy of a response stays', async () => {
  const headers = (await site.request('/?referrer=no-referrer')).headers;
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect((await site.request('/')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

it('pages and their parts keep their own policy or have none', async () => {
  const own = "script-src 'self'; frame-ancestors 'self'";
  expect(await policyOf({ type: 'text/html; charset=utf-8', policy: own })).toBe(own);
  expect(await policyOf({ type: 'application/json', policy: 'sandbox' })).toBe('sandbox');
  for (const type of ['text/javascript', 'text/css', 'image/webp', 'font/woff2'])
    expect(await policyOf({ type })).toBeNull();
});

it('the headers for kept pages hold no policy, since each page has its own', async () => {
  expect(Object.keys(await securityHeaderList(config))).not.toContain('content-security-policy');
});
