import { desc, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { formatMoment } from '#platform/india-time.ts';
import type { Config } from '#platform/server/config.ts';
import { mailboxMessages } from '#platform/server/tables.ts';
import type { ApiEnv } from '../context.ts';

const shown = 50;
const ownSheet =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";
/** Emails have inline styles and no scripts. Their links open in a new window. */
const emailSheet =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Serves the built-in mailbox. Serves nothing once MAIL_URL is set. */
export function serveMailbox(app: Hono<ApiEnv>, config: Config): void {
  if (config.MAIL_URL) return;

  app.get('/dev/mail', async (c) => {
    const { id, recipient, subject, sentAt } = mailboxMessages;
    const list = await c.var.db
      .select({ id, recipient, subject, sentAt })
      .from(mailboxMessages)
      .orderBy(desc(sentAt), desc(id))
      .limit(shown);
    return sheet(c, 'Mailbox', listPage(list));
  });

  app.get('/dev/mail/:id{[0-9]{1,9}}', async (c) => {
    const message = await findMessage(c);
    return message ? sheet(c, message.subject, messagePage(message)) : c.notFound();
  });

  app.get('/dev/mail/:id{[0-9]{1,9}}/html', async (c) => {
    const message = await findMessage(c);
    if (!message) return c.notFound();
    privately(c, emailSheet);
    return c.html(message.html);
  });
}

type Message = typeof mailboxMessages.$inferSelect;

async function findMessage(c: Context<ApiEnv>): Promise<Message | undefined> {
  const [message] = await c.var.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.id, Number(c.req.param('id'))));
  return message;
}

function privately(c: Context<ApiEnv>, policy: string): void {
  c.header('content-security-policy', policy);
  c.header('x-robots-tag', 'noindex');
  c.header('cache-control', 'no-store');
}

function sheet(c: Context<ApiEnv>, title: string, body: ReturnType<typeof html>) {
  privately(c, ownSheet);
  return c.html(
    html`<!doctype html>
      <html lang="en-IN">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title} · ${c.var.config.SHOP_NAME}</title>
          <link rel="stylesheet" href="/mailbox.css" />
        </head>
        <body>
          <main>${body}</main>
        </body>
      </html>`,
  );
}

function listPage(messages: Pick<Message, 'id' | 'recipient' | 'subject' | 'sentAt'>[]) {
  return html`<h1>Mailbox</h1>
    <p>
      No MAIL_URL is set, so every mail of the shop lands here, newest first. Codes for logging in come a
      moment after they are asked for. <a href="/dev/mail">Look again</a> ·
      <a href="/dev/mail/previews">Every mail with sample data</a>
    </p>
    ${messages.length === 0 ? html`<p>No mail yet.</p>` : ''}
    <ul class="messages">
      ${messages.map(
        ({ id, recipient, subject, sentAt }) =>
          html`<li>
            <a href="/dev/mail/${id}">${subject}</a>
            <span>to ${recipient}</span>
            ${when(sentAt)}
          </li>`,
      )}
    </ul>`;
}

function messagePage({ id, recipient, subject, sentAt, plainText }: Message) {
  return html`<p><a href="/dev/mail">All mail</a></p>
    <h1>${subject}</h1>
    <p>to ${recipient} · ${when(sentAt)}</p>
    <iframe
      src="/dev/mail/${id}/html"
      title="The mail as it looks"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
    <h2>As plain text</h2>
    <pre>${plainText}</pre>`;
}

function when(time: Date) {
  return html`<time datetime="${time.toISOString()}">${formatMoment(time)}</time>`;
}
