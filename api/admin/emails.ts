import type { Hono } from 'hono';
import * as log from '#platform/emails/email-log.ts';
import { listEmails } from '#platform/server/emails/list-emails.ts';
import { resendEmail } from '#platform/server/emails/resend-email.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { masked, maskedIn } from '#shop/accounts/server/email/masked.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import type { ApiEnv } from '../context.ts';
import { userOf, staff } from '../middleware/guards.ts';
import { logPersonalRead, roleOf } from './author-of.ts';

export function serveEmails(app: Hono<ApiEnv>): void {
  serveEndpoint(app, log.endpoints.list, [staff('support')], async ({ query }, c) => {
    await logAccess(c.var.db, { userId: userOf(c), what: 'emails', about: aboutOf(query) });
    logPersonalRead(c);
    const { mails, next } = await listEmails(c.var.db, query);
    const role = await roleOf(c);
    return { mails: mails.map((email) => forRole(role, email)), next };
  });

  serveEndpoint(app, log.endpoints.resend, [staff('support')], async ({ params }, c) => {
    await logAccess(c.var.db, { userId: userOf(c), what: 'emails', about: `Email ${params.id}, sent again` });
    logPersonalRead(c);
    return forRole(await roleOf(c), await resendEmail(c.var.db, { ...params, askedBy: userOf(c) }));
  });
}

/**
 * Support asks an order or a complaint for the contact of a customer, so the log shows it masked. A mail server repeats the address in
 * its refusal.
 */
function forRole(role: StaffRole, email: log.LoggedEmail): log.LoggedEmail {
  if (role === 'owner') return email;
  return { ...email, to: masked(email.to), error: email.error && maskedIn(email.error) };
}

/** Says what of the log was read. The recipient of a search is a customer, so it is not named. */
function aboutOf({ about, to }: { about?: string | undefined; to?: string | undefined }): string {
  if (about) return about;
  return to ? 'Emails to one recipient' : '';
}
