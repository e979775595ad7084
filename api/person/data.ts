import type { Context, Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as consent from '#shop/consent/contract.ts';
import { listConsents } from '#shop/consent/server/list-consents.ts';
import { messages } from '#shop/identity/contract.ts';
import * as leaving from '#shop/identity/leaving.ts';
import { undoEmailChange } from '#shop/identity/server/email/undo-email-change.ts';
import { getUser } from '#shop/identity/server/find-person.ts';
import { deleteAccount } from '#shop/identity/server/leaving/delete-account.ts';
import { sendDeletionCode } from '#shop/identity/server/leaving/send-deletion-code.ts';
import * as newsletter from '#shop/newsletter/contract.ts';
import { leaveNewsletter } from '#shop/newsletter/server/unsubscribe.ts';
import { refuseOpenOrders } from '#shop/ordering/server/leaving/forget-buyer.ts';
import type { ApiEnv } from '../context.ts';
import { countEndedSessions } from '../door/answer-error.ts';
import { browserOf, recogniseBrowser } from '../door/browser-cookie.ts';
import { personOf, sessionOf, signedIn } from '../door/guards.ts';
import { limitCodes, limitTries } from '../door/limits.ts';
import { forgetEverything, readEverything, type Whose } from './keeping.ts';

/** Your data: what the shop keeps, what one agreed to, leaving for good, and taking an account back. */
export function serveData(app: Hono<ApiEnv>): void {
  serveCall(app, leaving.downloadMyData, [signedIn], async (_, c) =>
    readEverything(c.var.db, await whoseOf(c)),
  );

  serveCall(app, consent.listConsents, [signedIn], async (_, c) => listConsents(c.var.db, await whoseOf(c)));

  serveCall(app, newsletter.leaveNewsletter, [signedIn], async (_, c) => {
    await leaveNewsletter(c.var.db, await whoseOf(c));
    return { message: newsletter.newsletterWords.unsubscribed };
  });

  serveCall(app, leaving.sendDeletionOtp, [signedIn], async (_, c) => {
    const { db } = c.var;
    const personId = personOf(c);
    const asking = recogniseBrowser(c);
    await sendDeletionCode(db, {
      personId,
      asking,
      mayLeave: async (email) => {
        await refuseOpenOrders(db, { personId });
        await limitCodes(c, { purpose: 'account-deletion', email, asking, isOwnEmail: true });
      },
    });
    return { message: messages.codeSent };
  });

  serveCall(app, leaving.deleteAccount, [limitTries, signedIn], async ({ body }, c) => {
    const asked = { personId: personOf(c), sessionId: sessionOf(c) };
    await deleteAccount(c.var.db, {
      personId: asked.personId,
      code: body.otp,
      browser: browserOf(c),
      forget: (tx, { email }) => forgetEverything(tx, { ...asked, email }),
    });
    const ended = countEndedSessions(c);
    ended.add(1);
    ended.log();
    return { message: leaving.leavingWords.deleted };
  });

  serveCall(app, leaving.undoEmailChange, [limitTries], async ({ body }, c) => {
    const ended = countEndedSessions(c);
    const email = await undoEmailChange(c.var.db, { ...body, onSessionsEnded: ended.add });
    ended.log();
    return { message: leaving.leavingWords.restored(email) };
  });
}

async function whoseOf(c: Context<ApiEnv>): Promise<Whose> {
  const personId = personOf(c);
  const { email } = await getUser(c.var.db, personId);
  return { personId, sessionId: sessionOf(c), email };
}
