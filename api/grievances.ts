import type { Context, Hono } from 'hono';
import { inboxOf } from '#platform/canonical-email.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import { isKnownBrowser } from '#shop/accounts/server/known-browsers.ts';
import { endpoints } from '#shop/grievances/contract.ts';
import { fileGrievance } from '#shop/grievances/server/file-grievance.ts';
import { readGrievance } from '#shop/grievances/server/read-grievance.ts';
import type { LegalContacts } from '#shop/legal/legal-contacts.ts';
import { legalContactsOf } from '#shop/legal/server/legal-contacts.ts';
import type { ApiEnv } from './context.ts';
import { browserOf } from './middleware/browser-cookie.ts';
import { maybeSignedIn } from './middleware/guards.ts';
import { networkOf } from './middleware/limits.ts';

/** Mounts complaints (E-Commerce Rules 2020, rules 4(5) and 7(1)(f)): filing one, and the page of its link. */
export function serveGrievances(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.file, [maybeSignedIn], async ({ body }, c) =>
    fileGrievance(c.var.db, {
      form: body,
      limits: c.var.config.RATE_LIMITS
        ? {
            network: networkOf(c),
            isOwnEmail: await isOwnEmail(c, body.email),
            elsewhere: otherWaysOf(legalContactsOf(c.var.config)),
          }
        : undefined,
    }),
  );

  serveEndpoint(app, endpoints.look, [], ({ body }, c) => readGrievance(c.var.db, body));
}

const otherWaysOf = ({ officerPhone, officerEmail }: LegalContacts) =>
  [officerPhone && `call ${officerPhone}`, officerEmail && `write to ${officerEmail}`]
    .filter(Boolean)
    .join(', or ');

/** Nobody else can use up the receipts of a customer who is signed in, or in a browser that the customer has used. */
async function isOwnEmail(c: Context<ApiEnv>, email: string): Promise<boolean> {
  const { db, userId } = c.var;
  if (userId !== undefined && inboxOf((await getUser(db, userId)).email) === inboxOf(email)) return true;
  return isKnownBrowser(db, { email, browser: browserOf(c) });
}
