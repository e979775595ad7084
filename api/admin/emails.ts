import type { Hono } from 'hono';
import * as log from '#platform/emails/email-log.ts';
import { listEmails } from '#platform/server/emails/list-emails.ts';
import { resendEmail } from '#platform/server/emails/resend-email.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import type { ApiEnv } from '../context.ts';
import { userOf, staff } from '../middleware/guards.ts';
import { logLook } from './author-of.ts';

export function serveEmails(app: Hono<ApiEnv>): void {
  serveEndpoint(app, log.endpoints.list, [staff('support')], ({ query }, c) => {
    logLook(c);
    return listEmails(c.var.db, query);
  });

  serveEndpoint(app, log.endpoints.resend, [staff('support')], ({ params }, c) => {
    logLook(c);
    return resendEmail(c.var.db, { ...params, askedBy: userOf(c) });
  });
}
