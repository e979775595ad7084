import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as home from '#app/pages/home.tsx';
import * as listing from '#app/pages/listing.tsx';
import * as orderPlaced from '#app/pages/orders/order-placed.tsx';
import * as product from '#app/pages/product.tsx';
import * as search from '#app/pages/search.tsx';
import { readShopConfig } from '../config.ts';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { fakeChanges } from '#platform/server/cache/testing.ts';
import { useServerKey } from '#platform/server/secrets/server-key.ts';
import { signLink } from '#platform/server/secrets/sign-link.ts';
import { createPageCache } from './page-cache.ts';
import { readPageUrls } from './page-url.ts';
import { buildOf, nextMillisecond, nextTurn } from './testing.ts';

useServerKey(randomBytes(32));
const config = readShopConfig({});
const build = buildOf({
  '': home,
  'all-products': listing,
  'category/:a': listing,
  search,
  payment: orderPlaced,
  'product/:id': product,
  'dev/ui': home,
});
const pageUrl = readPageUrls(() => Promise.resolve(build), config);
const cache = (render: (request: Request, nonce: string) => Promise<Response>) =>
  createPageCache(render, { pageUrl, config, cache: createResponseCache(fakeChanges()) });
const justChanged = (at = Date.now()) => `changed=${signLink('changed', { id: 0, at: new Date(at) })}`;
const script = 'window.shop = 1;';
const write = (nonce: string) =>
  `<!DOCTYPE html><html><head><script src="/a.js"${nonce}></script></head><body><script${nonce}>${script}</script>नमस्ते</body></html>`;
const page = write('');

afterEach(() => void vi.useRealTimers());

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });

function shop(answer = (nonce: string) => html(write(` nonce="${nonce}"`))) {
  let rendered = 0;
  const cached = cache(async (_, nonce) => {
    rendered += 1;
    return answer(nonce);
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    cached(new Request(`http://localhost${path}`, { headers }));
  return { ask, count: () => rendered };
}

function slowShop() {
  const renderings: PromiseWithResolvers<Response>[] = [];
  const cached = cache(() => {
    const rendering = Promise.withResolvers<Response>();
    renderings.push(rendering);
    return rendering.promise;
  });
  const ask = (cookie = '') => cached(new Request('http://localhost/hair', { headers: { cookie } }));
  const begun = (count: number) => expect.poll(() => renderings.length).toBe(count);
  return { ask, begun, finish: (at: number, text: string) => renderings[at]!.resolve(html(text)) };
}

describe('a finished page', () => {
  it('is rendered once for all concurrent requests', async () => {
    const { ask, count } = shop();
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask('/hair')));
    await ask('/hair?utm_source=somewhere');
    expect(count()).toBe(1);
    expect(await responses[19]!.text()).toBe(page);
  });

  it('includes the change of a customer who made one, and then for everyone', async () => {
    let written = 'nothing yet';
    const { ask, count } = shop(() => html(written));
    await ask('/product/tulsi-tea');
    await nextMillisecond();
    written = 'a new review';
    const cookie = `cart=x; ${justChanged()}`;
    expect(await (await ask('/product/tulsi-tea')).text()).toBe('nothing yet');
    await nextMillisecond();
    expect(await (await ask('/product/tulsi-tea', { cookie })).text()).toBe('a new review');
    expect(await (await ask('/product/tulsi-tea')).text()).toBe('a new review');
    for (let n = 0; n < 20; n += 1) await ask('/product/tulsi-tea', { cookie });
    expect(count()).toBe(2);
  });

  it('ignores a refresh cookie that the shop did not sign, or signed too long ago', async () => {
    const { ask, count } = shop();
    await ask('/');
    await nextMillisecond();
    const other = signLink('refill', { id: 0, at: new Date() });
    const signature = justChanged().split('.').at(-1);
    const later = `changed=0.${(Date.now() + 9_000).toString(36)}.${signature}`;
    for (const cookie of ['changed=1', `changed=${other}`, later, justChanged(Date.now() - 3_001)])
      await ask('/', { cookie });
    expect(count()).toBe(1);
  });

  it("never serves or keeps a rendering that began before the customer's change", async () => {
    const { ask, begun, finish } = slowShop();
    const others = ask();
    await begun(1);
    await nextMillisecond();
    const cookie = justChanged();
    await nextMillisecond();
    const own = ask(cookie);
    await begun(2);
    finish(1, 'a new review');
    expect(await (await own).text()).toBe('a new review');
    finish(0, 'nothing yet');
    expect(await (await others).text()).toBe('nothing yet');
    expect(await (await ask()).text()).toBe('a new review');
  });

  it('expires two seconds after its rendering began, however long that took', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const began = Date.now();
    const { ask, begun, finish } = slowShop();
    const first = ask();
    await begun(1);
    vi.setSystemTime(began + 1_999);
    const joined = ask();
    await nextTurn();
    vi.setSystemTime(began + 2_000);
    const late = ask();
    await begun(2);
    finish(0, '0');
    finish(1, '1');
    const texts = await Promise.all([first, joined, late].map(async (answer) => (await answer).text()));
    expect(texts).toEqual(['0', '0', '1']);
  });

  it('is rendered from the address alone, and finishes when the client leaves', async () => {
    const client = new AbortController();
    const seen: Request[] = [];
    const finish = Promise.withResolvers<Response>();
    const cached = cache((request) => {
      seen.push(request);
      return finish.promise;
    });
    const headers = { cookie: 'cart=mine', authorization: 'Bearer mine', 'accept-language': 'hi' };
    const left = cached(new Request('http://evil.example/hair', { headers, signal: client.signal }));
    const stayed = cached(new Request('http://localhost/hair'));
    await expect.poll(() => seen.length).toBe(1);
    client.abort();
    expect([[...seen[0]!.headers], seen[0]!.signal.aborted]).toEqual([[], false]);
    expect(seen[0]!.url).toBe('http://localhost:3000/hair');
    finish.resolve(html(page));
    expect((await stayed).status).toBe(200);
    await left;
  });

  it('varies by the parameters that it declares, and by no other', async () => {
    const { ask, count } = shop();
    await ask('/all-products?page=1');
    await ask('/all-products?page=2');
    await ask('/all-products?page=2&fbclid=1&category=hair&q=oil');
    await ask('/all-products?page=2&page=3');
    expect(count()).toBe(2);
    await ask('/category/hair-care?sort=price');
    await ask('/search?q=oil&category=hair');
    await ask('/search?category=hair&q=oil');
    expect(count()).toBe(4);
  });

  it('is rendered without the parameters that it does not declare', async () => {
    const urls: string[] = [];
    const cached = cache(async (request) => {
      urls.push(request.url);
      return html(page);
    });
    const paths = ['/?q=1&utm_source=x', '/search?page=2&x=1&q=a%26b&_routes=root', '//evil.example/?q=1'];
    for (const path of paths) await cached(new Request(`http://localhost${path}`));
    const shopUrl = 'http://localhost:3000';
    expect(urls).toEqual([`${shopUrl}/`, `${shopUrl}/search?q=a%26b&page=2`, `${shopUrl}//evil.example/`]);
  });

  it('is rendered once for 5,000 query strings that it does not declare', async () => {
    const { ask, count } = shop();
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let n = 0; n < 5_000; n += 1) await ask(`/?q=${n}`, { 'accept-encoding': 'br' });
    expect(count()).toBe(1);
  });

  it('differs between an order and none, since the heading names the order', async () => {
    const { ask, count } = shop();
    await ask('/payment');
    await ask('/payment?order=AR-1');
    expect(count()).toBe(2);
  });

  it('allows the scripts of the renderer by their hashes, and no others', async () => {
    let nonce = '';
    const { ask } = shop((given) => {
      nonce = given;
      const foreign = ['', ' nonce', ' nonce=""', ` nonce="${'a'.repeat(22)}"`, ` data-nonce="${given}x"`];
      return html(
        write(` nonce="${given}"`) + foreign.map((mark) => `<script${mark}>alert(1)</script>`).join(''),
      );
    });
    const answer = await ask('/');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect((await answer.text()).startsWith(page)).toBe(true);
    expect(nonce).toMatch(/^[\w-]{22}$/);
  });

  it('travels compressed, and as 304 to a client that has it', async () => {
    const { ask } = shop();
    const answer = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(page);
    const known = { 'if-none-match': answer.headers.get('etag')!, 'accept-encoding': 'br' };
    expect((await ask('/', known)).status).toBe(304);
  });

  it('is not kept or shared when it sets a cookie', async () => {
    let given = 0;
    const headers = () => ({ 'content-type': 'text/html', 'set-cookie': `cart=${(given += 1)}; HttpOnly` });
    const { ask } = shop(() => new Response(page, { headers: headers() }));
    const responses = [...(await Promise.all([ask('/'), ask('/'), ask('/')])), await ask('/')];
    expect(new Set(responses.map((answer) => answer.headers.get('set-cookie'))).size).toBe(4);
  });

  it('is not kept when only developers may open it', async () => {
    const { ask, count } = shop();
    for (const path of ['/dev/ui', '/dev/ui', '/DEV/ui', '/%64ev/ui', '/%64ev/ui']) await ask(path);
    expect(count()).toBe(5);
  });

  it('is not kept when it is an error', async () => {
    const { ask, count } = shop(() => html('<p>no</p>', 404));
    for (const path of ['/nothing', '/nothing']) expect((await ask(path)).status).toBe(404);
    expect(count()).toBe(2);
  });

  it('is rendered again after a failure', async () => {
    const render = vi.fn(() => html(page));
    const { ask } = shop(render);
    render.mockImplementationOnce(() => {
      throw new Error('broken');
    });
    await expect(ask('/')).rejects.toThrow('broken');
    expect((await ask('/')).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(2);
  });
});
