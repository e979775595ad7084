import type { Context, Hono } from 'hono';
import { respondWith } from '#platform/server/cache/kept-response.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import type { ContentData, ContentKind } from '#shop/content/kinds/kinds.ts';
import { type PublishedContent, type ShownRow, withDraft } from '#shop/content/published.ts';
import { readDraft } from '#shop/content/server/read-draft.ts';
import { readPreviewToken } from '#shop/content/server/preview-link.ts';
import { templateOf } from '#shop/content/server/templates.ts';
import { pagePath } from '#shop/content/kinds/page-path.ts';
import type { ShopContext } from '#api/context.ts';
import { contentOf } from '#api/content-of.ts';
import { finishPage } from './finished-page.ts';

type Options = {
  shop: ShopContext;
  render: (request: Request, content: PublishedContent) => Promise<Response>;
};

/**
 * Serves `/preview/{token}`: the page of a text with its draft, for whom staff gave the link, for one hour. No cache and no search engine keeps
 * it. It runs no script, so that nobody orders from words that are not published; the editor may frame it. Without a draft it is the
 * template of a text that nobody has written, or else the page as it is now.
 */
export function servePreviews(site: Hono, { shop, render }: Options): void {
  site.get('/preview/:token', async (c, next) => {
    const id = readPreviewToken(c.req.param('token'), new Date());
    const previewed = id === null ? null : await readDraft(shop.db, id);
    if (!previewed) return next();
    const { kind, key, draft } = previewed;
    if (kind === 'emails') return previewEmail(c, shop, { key, words: draft?.entry.data as EmailWords });
    const now = await contentOf(shop);
    const shown = draft ?? templateShown(now, kind, key);
    const content = shown ? withDraft(now, shown) : now;
    const path = pagePath(kind, key);
    const page = await render(new Request(new URL(path, shop.config.PUBLIC_URL)), content);
    const html = withoutScripts(await page.text());
    const finished = await finishPage(
      new Response(html, {
        status: page.status,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      }),
      'none',
      shop.config,
    );
    const response = finished instanceof Response ? finished : await respondWith(finished, c.req.raw);
    response.headers.set('content-security-policy', framedPolicy);
    response.headers.set('x-robots-tag', 'noindex, nofollow');
    response.headers.set('referrer-policy', 'no-referrer');
    response.headers.delete('etag');
    return response;
  });
}

/** The editor begins with the template of a text that nobody has written, so the preview shows it too. */
function templateShown(content: PublishedContent, kind: ContentKind, key: string): ShownRow | null {
  const data = content.find(kind, key) ? null : templateOf(kind);
  return data && { kind, entry: { key, data, number: null, publishedAt: null } };
}

type EmailWords = ContentData<'emails'> | undefined;

/** The email with its sample data and the words of the draft. */
async function previewEmail(
  c: Context,
  shop: ShopContext,
  { key, words }: { key: string; words: EmailWords },
) {
  const { emailTemplates, emailShopOf, renderEmail } = await import('../emails/render-email.ts');
  const [data] = Object.values(emailTemplates[key]?.samples ?? {});
  if (!data) return c.notFound();
  const queued = { to: 'meera@example.in', template: key, data: data as Record<string, unknown> };
  const config = snapshotOf(shop.config);
  const { html } = renderEmail(queued, emailShopOf(config), words);
  c.header('content-security-policy', emailPolicy);
  c.header('x-robots-tag', 'noindex, nofollow');
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  return c.html(html);
}

const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Nothing runs, and only our own pages show it in a frame. */
const framedPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The words of staff are escaped in the page, so the renderer wrote each `<script`. A frame without scripts would show that JavaScript
 * is off.
 */
function withoutScripts(html: string): string {
  return withoutTag(withoutTag(html, 'script'), 'noscript')
    .replaceAll(/<link rel="modulepreload"[^>]{0,500}>/g, '')
    .replace('<head>', '<head><meta name="robots" content="noindex"/>');
}

function withoutTag(html: string, name: string): string {
  const end = `</${name}>`;
  const [before = '', ...parts] = html.split(`<${name}`);
  // A script may write another one: the part before the inner one has no end.
  const behind = parts.map((part) => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : ''));
  return before + behind.join('');
}
