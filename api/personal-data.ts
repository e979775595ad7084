import type { Context, Hono } from 'hono';
import { Refusal } from '#platform/refusal.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as consent from '#shop/consent/contract.ts';
import { listConsents } from '#shop/consent/server/list-consents.ts';
import { messages } from '#shop/accounts/contract.ts';
import * as deletion from '#shop/accounts/account-deletion.ts';
import { requireFactorOfStaff } from '#shop/accounts/server/sessions/staff-access.ts';
import { undoEmailChange } from '#shop/accounts/server/email/undo-email-change.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import { deleteAccount } from '#shop/accounts/server/deletion/delete-account.ts';
import { deleteAccountByLink } from '#shop/accounts/server/deletion/deletion-link.ts';
import { refuseDeletion, sendDeletionCode } from '#shop/accounts/server/deletion/send-deletion-code.ts';
import * as newsletter from '#shop/newsletter/contract.ts';
import { leaveNewsletter } from '#shop/newsletter/server/unsubscribe.ts';
import { readOwnFile, signOwnFile } from '#platform/server/secrets/own-file-link.ts';
import { userOfSession } from '#shop/accounts/server/sessions/find-session.ts';
import { linkRefusals } from '#shop/orders/tracking/contract.ts';
import { refuseOpenOrders } from '#shop/orders/server/erase/erase-customer.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import type { ApiEnv } from './context.ts';
import { countEndedSessions } from './middleware/respond-to-error.ts';
import { browserOf, recogniseBrowser } from './middleware/browser-cookie.ts';
import { userOf, sessionOf, signedIn } from './middleware/guards.ts';
import { limitCodes, limitTries } from './middleware/limits.ts';
import { erasePersonalData, exportPersonalData, type DataSubject } from './personal-data-sources.ts';

/** Mounts the personal data export, consents, account deletion and account recovery. */
export function serveData(app: Hono<ApiEnv>): void {
  serveEndpoint(app, deletion.endpoints.download, [signedIn], async (_, c) =>
    exportPersonalData(c.var.db, await subjectOf(c)),
  );

  serveEndpoint(app, deletion.endpoints.link, [signedIn], (_, c) => ({
    path: `/api/my-data/${signOwnFile('own-data', sessionOf(c))}`,
  }));

  serveEndpoint(app, deletion.endpoints.openLink, [], async ({ params }, c) => {
    const { db, config } = c.var;
    const sessionId = readOwnFile('own-data', params.token);
    const userId = sessionId === null ? null : await userOfSession(db, sessionId);
    if (sessionId === null || userId === null) throw linkRefusals.linkOver();
    c.header('content-disposition', 'attachment; filename="my-data.json"');
    const { email } = await getUser(db, userId);
    return exportPersonalData(db, { userId, sessionId, email, charges: chargesOf(config) });
  });

  serveEndpoint(app, consent.endpoints.list, [signedIn], async (_, c) =>
    listConsents(c.var.db, await subjectOf(c)),
  );

  serveEndpoint(app, newsletter.endpoints.leave, [signedIn], async (_, c) => {
    await leaveNewsletter(c.var.db, await subjectOf(c));
    return { message: newsletter.newsletterMessages.unsubscribed };
  });

  serveDeletion(app);

  serveEndpoint(app, deletion.endpoints.undoEmail, [limitTries], async ({ body }, c) => {
    const ended = countEndedSessions(c);
    const email = await undoEmailChange(c.var.db, { ...body, onSessionsEnded: ended.add });
    ended.log();
    return { message: deletion.deletionMessages.restored(email) };
  });
}

function serveDeletion(app: Hono<ApiEnv>): void {
  serveEndpoint(app, deletion.endpoints.look, [signedIn], async (_, c) => {
    const { db } = c.var;
    const userId = userOf(c);
    try {
      await refuseDeletion(db, { userId, mayLeave: () => refuseOpenOrders(db, { userId }) });
    } catch (error) {
      if (error instanceof Refusal) return { forbiddenBy: error.message };
      throw error;
    }
    return { forbiddenBy: null };
  });

  serveEndpoint(app, deletion.endpoints.sendOtp, [signedIn], async (_, c) => {
    const { db } = c.var;
    const userId = userOf(c);
    const asking = recogniseBrowser(c);
    await sendDeletionCode(db, {
      userId,
      asking,
      mayLeave: async (email) => {
        await requireFactorOfStaff(db, { userId, sessionId: sessionOf(c) });
        await refuseOpenOrders(db, { userId });
        await limitCodes(c, { purpose: 'account-deletion', email, asking, isOwnEmail: true });
      },
    });
    return { message: messages.codeSent };
  });

  serveEndpoint(app, deletion.endpoints.confirm, [limitTries, signedIn], async ({ body }, c) => {
    const asked = { userId: userOf(c), sessionId: sessionOf(c) };
    await requireFactorOfStaff(c.var.db, asked);
    await deleteAccount(c.var.db, {
      userId: asked.userId,
      code: body.otp,
      browser: browserOf(c),
      erase: (tx, { email }) => erasePersonalData(tx, { ...asked, email }),
    });
    const ended = countEndedSessions(c);
    ended.add(1);
    ended.log();
    return { message: deletion.deletionMessages.deleted };
  });

  serveEndpoint(app, deletion.endpoints.confirmByLink, [limitTries], async ({ body }, c) => {
    await deleteAccountByLink(c.var.db, {
      ...body,
      erase: (tx, { id, email }) => erasePersonalData(tx, { userId: id, sessionId: 0, email }),
    });
    const ended = countEndedSessions(c);
    ended.add(1);
    ended.log();
    return { message: deletion.deletionMessages.deleted };
  });
}

async function subjectOf(c: Context<ApiEnv>): Promise<DataSubject> {
  const userId = userOf(c);
  const { email } = await getUser(c.var.db, userId);
  return { userId, sessionId: sessionOf(c), email, charges: chargesOf(c.var.config) };
}
