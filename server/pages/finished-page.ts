import { busySeconds } from '#platform/server/commit-unknown.ts';
import { keepBody, type KeptResponse } from '#platform/server/cache/kept-response.ts';
import { publicCaching } from '#platform/server/cache/public-caching.ts';
import type { PageConfig } from '#app/context.ts';
import { contentSecurityPolicy, splitScripts } from '../security.ts';

/** React Router's type of a page's data, which each click inside the shop reads. */
const dataType = 'text/x-script';

/**
 * Compresses a rendered page and adds an ETag and a policy with the hashes of the scripts that carry `nonce`; the same for the
 * data of a page, which has no scripts. Another response, or one that sets a cookie, stays a response, read whole for its length.
 */
export async function finishPage(
  response: Response,
  nonce: string,
  config: PageConfig,
): Promise<KeptResponse | Response> {
  const type = response.headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const isData = type.startsWith(dataType);
  if (!(isPage || isData) || response.headers.has('set-cookie')) return readWhole(response);
  const { status } = response;
  const common = {
    'cache-control': response.headers.get('cache-control') ?? (status >= 500 ? 'no-store' : publicCaching),
    ...(status === 503 ? { 'retry-after': String(busySeconds) } : {}),
  };
  if (isData) {
    const ofRouter = [...response.headers].filter(([name]) => name.startsWith('x-remix-'));
    const headers = { 'content-type': type, ...Object.fromEntries(ofRouter), ...common };
    return keepBody(await response.text(), { status, headers });
  }
  const { html, scripts } = splitScripts(await response.text(), nonce);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(scripts, config),
    ...common,
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
