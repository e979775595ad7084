import type { Hono } from 'hono';
import * as log from '#platform/mail-log.ts';
import { listMails } from '#platform/server/mailing/list-mails.ts';
import { resendMail } from '#platform/server/mailing/resend-mail.ts';
import { serveCall } from '#platform/server/serve-call.ts';
import type { ApiEnv } from '../context.ts';
import { personOf, staff } from '../door/guards.ts';

/** What went to whom, for those who answer shoppers' questions. */
export function serveMails(app: Hono<ApiEnv>): void {
  serveCall(app, log.listMails, [staff('support')], ({ query }, c) => listMails(c.var.db, query));

  serveCall(app, log.resendMail, [staff('support')], ({ params }, c) =>
    resendMail(c.var.db, { ...params, askedBy: personOf(c) }),
  );
}
