import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { busySeconds } from '#platform/server/commit-unknown.ts';
import type { PageConfig } from '#app/context.ts';
import { contentSecurityPolicy, splitScripts } from '../security.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
};

/**
 * Compresses a rendered page and adds an ETag and a policy with the hashes of the scripts that carry `nonce`. A response that
 * is not a page, or that sets a cookie, stays a response, read whole for its length.
 */
export async function finishPage(
  response: Response,
  nonce: string,
  config: PageConfig,
): Promise<FinishedPage | Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || response.headers.has('set-cookie')) return readWhole(response);
  const { html, scripts } = splitScripts(await response.text(), nonce);
  const [br, zipped] = await Promise.all([
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(html),
  ]);
  return {
    status: response.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(scripts, config),
      'cache-control': response.headers.get('cache-control') ?? mayBeKept(response.status),
      vary: 'Accept-Encoding',
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      ...(response.status === 503 ? { 'retry-after': String(busySeconds) } : {}),
    },
    br: new Uint8Array(br),
    gzip: new Uint8Array(zipped),
  };
}

/** Returns the memory of a page in bytes. */
export function sizeOf({ headers, br, gzip: zipped }: FinishedPage): number {
  return br.byteLength + zipped.byteLength + JSON.stringify(headers).length;
}

/** Returns a finished page in an accepted encoding, or 304 when the client has it already. */
export async function respondWith(
  { status, headers, ...page }: FinishedPage,
  request: Request,
): Promise<Response> {
  if (status === 200 && request.headers.get('if-none-match')?.includes(headers.etag!))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const body = encoding ? page[encoding] : new Uint8Array(await unzip(page.gzip));
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'content-length': String(body.byteLength),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}

async function readWhole(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  const body = await response.arrayBuffer();
  if (response.status !== 204 && response.status !== 304)
    headers.set('content-length', String(body.byteLength));
  return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers });
}

function mayBeKept(status: number): string {
  return status >= 500 ? 'no-store' : 'public, max-age=0, s-maxage=2, stale-while-revalidate=60';
}
