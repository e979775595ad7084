import type { Context, Hono } from 'hono';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import { endpoints } from '#shop/newsletter/admin/contract.ts';
import { refusals } from '#shop/newsletter/admin/refusals.ts';
import { listIssues, listRefused, readIssue } from '#shop/newsletter/admin/server/issues/read-issue.ts';
import {
  createIssue,
  findIssue,
  removeIssue,
  saveIssue,
} from '#shop/newsletter/admin/server/issues/save-issue.ts';
import {
  cancelIssue,
  goOnWithIssue,
  sendIssue,
  stopIssue,
  tryRefusedAgain,
} from '#shop/newsletter/admin/server/issues/send-issue.ts';
import { newsletterIssueEmail } from '#shop/newsletter/emails/newsletter-emails.ts';
import { letterPath } from '#shop/newsletter/server/issues/preview-link.ts';
import { readLetter } from '#shop/newsletter/server/issues/read-letter.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { contentOf } from '../../content-of.ts';
import type { ApiEnv, ShopContext } from '../../context.ts';
import { freshStaff, staff, userOf } from '../../middleware/guards.ts';
import { authorOf, logPersonalRead, roleOf } from '../author-of.ts';
import { contentGate } from '../content/content-gate.ts';

/** Mounts the issues of the newsletter. Writers make drafts and tests, and the owner alone sends. */
export function serveIssues(app: Hono<ApiEnv>, shop: ShopContext): void {
  const writer = staff('content');
  const owner = staff('owner');
  /** Letters leave after a second factor of the last ten minutes. */
  const sender = freshStaff('owner');
  const show = async (c: Context<ApiEnv>, id: number) =>
    readIssue(c.var.db, id, {
      canSend: (await roleOf(c)) === 'owner',
      perMinute: c.var.config.NEWSLETTER_PER_MINUTE,
    });

  serveEndpoint(app, endpoints.list, [writer], (_, c) => listIssues(c.var.db));

  serveEndpoint(app, endpoints.create, [writer], ({ body }, c) =>
    createIssue(c.var.db, { ...body, by: authorOf(c) }),
  );

  serveEndpoint(app, endpoints.read, [writer], ({ params }, c) => show(c, params.id));

  serveEndpoint(app, endpoints.saveDraft, [writer], ({ params, body }, c) =>
    saveIssue(c.var.db, { ...params, ...body, by: authorOf(c) }),
  );

  serveEndpoint(app, endpoints.remove, [writer], async ({ params }, c) => {
    await removeIssue(c.var.db, { ...params, by: authorOf(c) });
    return {};
  });

  serveEndpoint(app, endpoints.preview, [writer], async ({ params }, c) => {
    const { id } = await findIssue(c.var.db, params.id);
    return { path: letterPath(id, new Date()) };
  });

  serveEndpoint(app, endpoints.test, [writer], async ({ params }, c) => {
    const { data } = await findIssue(c.var.db, params.id);
    if (data.subject.trim() === '') throw refusals.noSubject();
    const { email: to } = await getUser(c.var.db, userOf(c));
    const letter = await readLetter(c.var.db, data);
    await queueEmail(c.var.db, newsletterIssueEmail, { to, data: { ...letter, token: null } });
    return { to };
  });

  serveEndpoint(app, endpoints.send, [sender], async ({ params, body }, c) => {
    const content = await contentOf({ ...shop, config: c.var.config });
    const { checkIssue } = contentGate({ config: c.var.config, content });
    await sendIssue(c.var.db, { ...params, ...body, by: authorOf(c) }, checkIssue);
    return show(c, params.id);
  });

  const steps = {
    cancel: { by: owner, take: cancelIssue },
    stop: { by: owner, take: stopIssue },
    goOn: { by: sender, take: goOnWithIssue },
    tryAgain: { by: sender, take: tryRefusedAgain },
  };
  for (const name of Object.keys(steps) as (keyof typeof steps)[])
    serveEndpoint(app, endpoints[name], [steps[name].by], async ({ params }, c) => {
      await steps[name].take(c.var.db, { ...params, by: authorOf(c) });
      return show(c, params.id);
    });

  serveEndpoint(app, endpoints.refused, [owner], async ({ params }, c) => {
    await logAccess(c.var.db, { userId: userOf(c), what: 'refused_readers', about: `Issue ${params.id}` });
    logPersonalRead(c);
    return { addresses: await listRefused(c.var.db, params.id) };
  });
}
