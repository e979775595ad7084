import { busySeconds } from '#platform/server/commit-unknown.ts';
import { keepBody, type KeptResponse } from '#platform/server/cache/kept-response.ts';
import { publicCaching } from '#platform/server/cache/public-caching.ts';
import type { PageConfig } from '#app/context.ts';
import { contentSecurityPolicy, splitScripts } from '../security.ts';

/**
 * Compresses a rendered page and adds an ETag and a policy with the hashes of the scripts that carry `nonce`. A response that
 * is not a page, or that sets a cookie, stays a response, read whole for its length.
 */
export async function finishPage(
  response: Response,
  nonce: string,
  config: PageConfig,
): Promise<KeptResponse | Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || response.headers.has('set-cookie')) return readWhole(response);
  const { status } = response;
  const { html, scripts } = splitScripts(await response.text(), nonce);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(scripts, config),
    'cache-control': response.headers.get('cache-control') ?? (status >= 500 ? 'no-store' : publicCaching),
    ...(status === 503 ? { 'retry-after': String(busySeconds) } : {}),
  };
  return keepBody(html, { status, headers });
}

async function readWhole(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  const body = await response.arrayBuffer();
  if (response.status !== 204 && response.status !== 304)
    headers.set('content-length', String(body.byteLength));
  return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers });
}
