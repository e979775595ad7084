import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { createPageCache } from './page-cache.ts';

const config = readConfig({});
const script = 'window.shop = 1;';
const page = `<!DOCTYPE html><html><head><script src="/a.js"></script></head><body><script>${script}</script>नमस्ते</body></html>`;

function shop(answer = () => new Response(page, { headers: { 'content-type': 'text/html' } })) {
  let rendered = 0;
  const cached = createPageCache(async () => {
    rendered += 1;
    return answer();
  }, config);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    cached(new Request(`http://localhost${path}`, { headers }));
  return { ask, count: () => rendered };
}

describe('a finished page', () => {
  it('is rendered once for everybody who asks meanwhile', async () => {
    const { ask, count } = shop();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/hair')));
    await ask('/hair?utm_source=somewhere');
    expect(count()).toBe(1);
    expect(await answers[19]!.text()).toBe(page);
  });

  it('is rendered anew for somebody who just changed something, and kept for everybody else then', async () => {
    let written = 'nothing yet';
    const { ask, count } = shop(() => new Response(written, { headers: { 'content-type': 'text/html' } }));
    await ask('/product/tulsi-tea');
    written = 'a new review';
    expect(await (await ask('/product/tulsi-tea')).text()).toBe('nothing yet');
    const own = await ask('/product/tulsi-tea', { cookie: 'cart=x; changed=1' });
    expect(await own.text()).toBe('a new review');
    expect(await (await ask('/product/tulsi-tea')).text()).toBe('a new review');
    expect(count()).toBe(2);
  });

  it('being rendered for others is not waited for by somebody who just changed something', async () => {
    const renderings: PromiseWithResolvers<Response>[] = [];
    const answer = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
    const cached = createPageCache(() => {
      const rendering = Promise.withResolvers<Response>();
      renderings.push(rendering);
      return rendering.promise;
    }, config);
    const ask = (cookie: string) =>
      cached(new Request('http://localhost/hair', { headers: cookie ? { cookie } : {} }));
    const others = ask('');
    const own = ask('changed=1');
    renderings[1]!.resolve(answer('a new review'));
    expect(await (await own).text()).toBe('a new review');
    renderings[0]!.resolve(answer('nothing yet'));
    expect(await (await others).text()).toBe('nothing yet');
    expect(await (await ask('')).text()).toBe('a new review');
  });

  it('is rendered anew two seconds after its rendering began, however long that took', async () => {
    vi.useFakeTimers();
    const renderings: PromiseWithResolvers<Response>[] = [];
    const cached = createPageCache(() => {
      const rendering = Promise.withResolvers<Response>();
      renderings.push(rendering);
      return rendering.promise;
    }, config);
    const ask = () => cached(new Request('http://localhost/hair'));
    const finish = (at: number) =>
      renderings[at]!.resolve(new Response(`${at}`, { headers: { 'content-type': 'text/html' } }));
    const first = ask();
    vi.advanceTimersByTime(1_999);
    const joined = ask();
    vi.advanceTimersByTime(1);
    const late = ask();
    vi.useRealTimers();
    finish(0);
    finish(1);
    const texts = await Promise.all([first, joined, late].map(async (answer) => (await answer).text()));
    expect(texts).toEqual(['0', '0', '1']);
  });

  it('is another one for another page number, but not for a parameter that no page reads', async () => {
    const { ask, count } = shop();
    await ask('/all-products?page=1');
    await ask('/all-products?page=2');
    await ask('/all-products?page=2&fbclid=1');
    expect(count()).toBe(2);
  });

  it('is not the one without an order where an order is named, whose heading says so', async () => {
    const { ask, count } = shop();
    await ask('/payment');
    await ask('/payment?order=AR-1');
    expect(count()).toBe(2);
  });

  it('allows its own inline scripts by their hashes, and nothing else inline', async () => {
    const { ask } = shop();
    const policy = (await ask('/')).headers.get('content-security-policy');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  });

  it('travels compressed, and not at all to who has it already', async () => {
    const { ask } = shop();
    const answer = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(page);
    const again = await ask('/', { 'if-none-match': answer.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('is nobody else’s when it gives a cookie: not kept, nor shared with who asks at the same moment', async () => {
    let given = 0;
    const headers = () => ({ 'content-type': 'text/html', 'set-cookie': `cart=${(given += 1)}; HttpOnly` });
    const { ask } = shop(() => new Response(page, { headers: headers() }));
    const answers = [...(await Promise.all([ask('/'), ask('/'), ask('/')])), await ask('/')];
    expect(new Set(answers.map((answer) => answer.headers.get('set-cookie'))).size).toBe(4);
  });

  it('is not kept when it is an error', async () => {
    const { ask, count } = shop(
      () => new Response('<p>no</p>', { status: 404, headers: { 'content-type': 'text/html' } }),
    );
    expect((await ask('/nothing')).status).toBe(404);
    await ask('/nothing');
    expect(count()).toBe(2);
  });

  it('is rendered anew after a failure', async () => {
    let broken = true;
    const { ask, count } = shop(() => {
      if (broken) throw new Error('broken');
      return new Response(page, { headers: { 'content-type': 'text/html' } });
    });
    await expect(ask('/')).rejects.toThrow('broken');
    broken = false;
    expect((await ask('/')).status).toBe(200);
    expect(count()).toBe(2);
  });
});
