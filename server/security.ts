import { createHash } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '#platform/server/config.ts';
import type { PincodeSettings } from '#shop/pincodes/server/settings.ts';

const noFrames = "frame-ancestors 'none'";

/**
 * Sets each security header that a response does not have yet. An https shop adds HSTS for a year, with subdomains. The
 * policy of each page that names no frames forbids them; emails and shared links show our pictures on other origins; browsers ignore the rest.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  const set = commonHeaders(config);
  return async (c, next) => {
    await set(c, next);
    const { headers } = c.res;
    const type = headers.get('content-type');
    const own = headers.get('content-security-policy');
    const policy = own === null ? policyWithoutPage(type) : null;
    if (policy) c.header('content-security-policy', policy);
    else if (type?.startsWith('text/html') && !own?.includes('frame-ancestors'))
      c.header('content-security-policy', [own, noFrames].filter(Boolean).join('; '));
  };
}

/** Browsers apply the policy of these files to what uses them: a worker may send requests, and a drawing has a style. */
const partsOfPages = /^(?:text\/(?:html|css|javascript)|application\/javascript|image\/|font\/|video\/)/;

/**
 * Returns the policy of a response that is no page: nothing in it runs or loads, and no page frames it. A page has a policy of its
 * own. Browsers show a PDF by a page of theirs, so a PDF has only the second half.
 */
export function policyWithoutPage(contentType: string | null | undefined): string | null {
  if (contentType && partsOfPages.test(contentType)) return null;
  return contentType?.startsWith('application/pdf') ? noFrames : `default-src 'none'; ${noFrames}`;
}

const permissions = { geolocation: ['self'], camera: [], microphone: [], payment: [] };

/** The camera of a phone reads barcodes at the packing table. A browser asks the document, so every staff page has it. */
export const staffPagePermissions = {
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
};

function commonHeaders({ PUBLIC_URL }: Config): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: permissions,
    strictTransportSecurity: PUBLIC_URL.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** Returns the same headers for a response that passes no middleware. */
export async function securityHeaderList(config: Config): Promise<Record<string, string>> {
  const app = new Hono().use(commonHeaders(config)).get('/', (c) => c.body(null));
  return Object.fromEntries((await app.request('/')).headers);
}

/** Removes the nonce from a page, so that each rendering is the same. `scripts` are the inline scripts that carried it. */
export function splitScripts(marked: string, nonce: string): { html: string; scripts: string[] } {
  const parts = marked.split(` nonce="${nonce}"`);
  const scripts = parts.slice(1).flatMap((after, at) => {
    const before = parts[at]!;
    const tagEnd = after.indexOf('>');
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, tagEnd);
    if (!tag.startsWith('<script') || /\ssrc=/.test(tag)) return [];
    return [after.slice(tagEnd + 1, after.indexOf('</script>'))];
  });
  return { html: parts.join(''), scripts };
}

/** Returns the policy of a finished page. It allows only these inline scripts, by their hashes. */
export function contentSecurityPolicy(scripts: string[], config: PincodeSettings): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const lookups = [config.PINCODE_LOOKUP_URL, config.REVERSE_GEOCODE_URL].flatMap((template) => {
    const address = template.replace(/\{\w+\}/g, '0');
    return URL.canParse(address) ? [new URL(address).origin] : [];
  });
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${[...new Set(lookups)].join(' ')}`.trim(),
    "manifest-src 'self'",
    // Previews of texts and emails alone let a page frame them, and no script runs in them.
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
