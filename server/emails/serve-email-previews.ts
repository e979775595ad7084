import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Config } from '#platform/server/config.ts';
import { snapshotOf } from '#platform/server/settings.ts';

const schemes = ['light', 'dark'] as const;
const ownSheet =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";
const emailSheet =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Serves every email with its sample data, beside the built-in mailbox. Serves nothing once MAIL_URL is set. */
export function serveEmailPreviews(site: Hono, config: Config): void {
  if (config.MAIL_URL) return;

  site.get('/dev/mail/previews', async (c) => sheet(c, config, 'Mails', await listPage()));

  site.get('/dev/mail/previews/:template/:sample', async (c) => {
    const now = snapshotOf(config);
    const mail = await preview(c, now);
    return mail ? sheet(c, now, mail.subject, previewPage(mail, c.req.path)) : c.notFound();
  });

  site.get('/dev/mail/previews/:template/:sample/html', async (c) => {
    const mail = await preview(c, snapshotOf(config));
    if (!mail) return c.notFound();
    privately(c, emailSheet);
    return c.html(inScheme(mail.html, c.req.query('scheme') === 'dark' ? 'dark' : 'light'));
  });
}

async function preview(c: Context, config: Config) {
  const { template = '', sample = '' } = c.req.param() as { template?: string; sample?: string };
  const { emailTemplates, emailShopOf, renderEmail } = await import('./render-email.ts');
  const samples = Object.hasOwn(emailTemplates, template) ? emailTemplates[template]!.samples : {};
  if (!Object.hasOwn(samples, sample)) return null;
  const data = samples[sample] as Record<string, unknown>;
  return renderEmail({ to: 'meera@example.in', template, data }, emailShopOf(config));
}

/** The dark styles follow the scheme chosen here, not the system's. */
function inScheme(text: string, scheme: (typeof schemes)[number]): string {
  return text.replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');
}

async function listPage() {
  const { emailTemplates } = await import('./render-email.ts');
  return html`<h1>Mails</h1>
    <p>Every mail that the shop sends, with sample data. <a href="/dev/mail">Mailbox</a></p>
    <ul class="messages">
      ${Object.entries(emailTemplates).flatMap(([template, { samples }]) =>
        Object.keys(samples).map(
          (sample) =>
            html`<li>
              <a href="/dev/mail/previews/${template}/${encodeURIComponent(sample)}">${template}</a>
              <span>${sample}</span>
            </li>`,
        ),
      )}
    </ul>`;
}

function previewPage({ subject, text }: { subject: string; text: string }, path: string) {
  return html`<p><a href="/dev/mail/previews">All mails</a></p>
    <h1>${subject}</h1>
    ${schemes.map(
      (scheme) =>
        html`<h2>${scheme === 'light' ? 'By day' : 'After dark'}</h2>
          <div class="widths">
            ${['wide', 'phone'].map(
              (width) =>
                html`<iframe
                  class="${width}"
                  src="${path}/html?scheme=${scheme}"
                  title="${width}, ${scheme}"
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                ></iframe>`,
            )}
          </div>`,
    )}
    <h2>As plain text</h2>
    <pre>${text}</pre>`;
}

function sheet(c: Context, config: Config, title: string, body: ReturnType<typeof html>) {
  privately(c, ownSheet);
  return c.html(
    html`<!doctype html>
      <html lang="en-IN">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title} · ${config.SHOP_NAME}</title>
          <link rel="stylesheet" href="/mailbox.css" />
        </head>
        <body>
          <main class="previews">${body}</main>
        </body>
      </html>`,
  );
}

/** No cache and no search engine keeps the response. */
export function privately(c: Context, policy: string): void {
  c.header('content-security-policy', policy);
  c.header('x-robots-tag', 'noindex');
  c.header('cache-control', 'no-store');
}
