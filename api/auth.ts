import { basename } from 'node:path';
import type { Context, Hono } from 'hono';
import { errorFields } from '#platform/server/log.ts';
import { logSecurityEvent } from '#platform/server/security/log-security-event.ts';
import { serveCall } from '#platform/server/serve-call.ts';
import { keepPicture, removePicture } from '#platform/server/uploads.ts';
import * as browserLink from '#shop/identity/browser-link.ts';
import * as identity from '#shop/identity/contract.ts';
import { openBrowserLink, type Sent } from '#shop/identity/server/codes/browser-link.ts';
import { changeEmail } from '#shop/identity/server/email/change-email.ts';
import * as google from '#shop/identity/google.ts';
import { getUser } from '#shop/identity/server/find-person.ts';
import { beginGoogle } from '#shop/identity/server/google/begin-google.ts';
import type { GoogleSettings } from '#shop/identity/server/google/google-client.ts';
import { signInWithGoogle } from '#shop/identity/server/google/sign-in-with-google.ts';
import { keepAvatar } from '#shop/identity/server/pictures/keep-avatar.ts';
import { register, sendRegistrationCode } from '#shop/identity/server/register.ts';
import {
  endDevice,
  endOtherSessions,
  endOwnSession,
  endSession,
} from '#shop/identity/server/sessions/end-session.ts';
import { requireFreshLogin } from '#shop/identity/server/sessions/require-fresh-login.ts';
import { listSessions } from '#shop/identity/server/sessions/list-sessions.ts';
import { sendLoginCode, signIn } from '#shop/identity/server/sign-in.ts';
import { updateProfile } from '#shop/identity/server/update-profile.ts';
import { countEndedSessions, requestFields } from './door/answer-error.ts';
import { bringAlong } from './door/bring-along.ts';
import { browserOf, recogniseBrowser } from './door/browser-cookie.ts';
import type { ApiEnv } from './context.ts';
import { takeGoogleProof, writeGoogleProof } from './door/google-cookie.ts';
import { maybeSignedIn, personOf, sessionOf, signedIn, tokenOf } from './door/guards.ts';
import { limitAvatars, limitCodes, limitProfile, limitTries, limitTriesFor } from './door/limits.ts';

/** Section 7: registration, login, logout, profile, change of e-mail. */
export function serveAuth(app: Hono<ApiEnv>): void {
  serveCall(app, identity.registerSendOtp, [], async ({ body }, c) => {
    const asking = recogniseBrowser(c);
    await limitCodes(c, { purpose: 'register', email: body.email, asking });
    const shopEmail = c.var.config.SHOP_EMAIL;
    const sent = await sendRegistrationCode(c.var.db, { ...body, ...asking, shopEmail });
    return sayWhatWasSent(c, sent, identity.messages.codeSent);
  });

  serveCall(app, identity.registerVerifyOtp, [], async ({ body }, c) => {
    await limitTriesFor(c, body.email);
    await register(c.var.db, { email: body.email, code: body.otp, browser: browserOf(c) });
    return { message: identity.messages.registered };
  });

  serveCall(app, identity.loginSendOtp, [], async ({ body }, c) => {
    const asking = recogniseBrowser(c);
    await limitCodes(c, { purpose: 'login', email: body.email, asking });
    const shopEmail = c.var.config.SHOP_EMAIL;
    const sent = await sendLoginCode(c.var.db, { ...body, ...asking, shopEmail });
    return sayWhatWasSent(c, sent, identity.messages.loginCodeSent);
  });

  serveCall(app, identity.loginVerifyOtp, [maybeSignedIn], async ({ body }, c) => {
    await limitTriesFor(c, body.email);
    const { alongside, done } = bringAlong(c);
    const attempt = { email: body.email, code: body.otp, browser: browserOf(c) };
    const ended = countEndedSessions(c);
    const answer = await signIn(c.var.db, {
      ...attempt,
      onSessionsEnded: ended.add,
      userAgent: userAgentOf(c),
      alongside: async (tx, personId) => {
        await alongside(tx, personId);
        if (await endOwnSession(tx, { personId, sessionId: c.var.sessionId })) ended.add(1);
      },
    });
    done();
    ended.log();
    logSecurityEvent(c.var.log, 'sign_in', requestFields(c));
    return answer;
  });

  serveCall(app, browserLink.openBrowserLink, [limitTries], async ({ body }, c) => {
    await openBrowserLink(c.var.db, { ...body, browser: recogniseBrowser(c).browser });
    return { message: browserLink.browserKnown };
  });

  serveCall(app, identity.logout, [], async (_, c) => {
    const token = tokenOf(c);
    const ended = countEndedSessions(c);
    if (token && (await endSession(c.var.db, { token }))) ended.add(1);
    ended.log();
    return undefined;
  });

  serveGoogle(app);
  serveProfile(app);
  serveDevices(app);
}

function sayWhatWasSent(c: Context<ApiEnv>, { by, isFirstLink }: Sent, message: string) {
  if (isFirstLink) c.var.log.warn('sign-in codes of one email are guessed', { requestId: c.var.requestId });
  return by === 'link' ? { message: identity.messages.linkSent, link: true } : { message };
}

function serveGoogle(app: Hono<ApiEnv>): void {
  serveCall(app, google.beginGoogle, [limitTries], async (_, c) => {
    const { url, proof } = await beginGoogle(googleSettings(c)).catch(tellMerchant(c));
    writeGoogleProof(c, proof);
    return { url };
  });

  serveCall(app, google.finishGoogle, [limitTries], async ({ body }, c) => {
    const { alongside, done } = bringAlong(c);
    const attempt = { settings: googleSettings(c), answer: body.answer, proof: takeGoogleProof(c) };
    const ended = countEndedSessions(c);
    const arrival = {
      userAgent: userAgentOf(c),
      alongside,
      browser: recogniseBrowser(c).browser,
      onSessionsEnded: ended.add,
    };
    const answer = await signInWithGoogle(c.var.db, { ...attempt, ...arrival }).catch(tellMerchant(c));
    done();
    ended.log();
    logSecurityEvent(c.var.log, 'sign_in', requestFields(c));
    return answer;
  });
}

function googleSettings(c: Context<ApiEnv>): GoogleSettings {
  const { GOOGLE_ISSUER_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL } = c.var.config;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) throw google.googleRefusals.notOffered();
  return {
    issuerUrl: GOOGLE_ISSUER_URL,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    returnUrl: `${PUBLIC_URL}${google.googleReturnPath}`,
  };
}

/** The shopper only reads that it failed; why stands in the log, since it may be a wrong setting. */
function tellMerchant(c: Context<ApiEnv>) {
  return (error: Error): never => {
    const { requestId } = c.var;
    if (error.cause) c.var.log.warn('google login failed', { requestId, ...errorFields(error.cause) });
    throw error;
  };
}

function userAgentOf(c: Context<ApiEnv>): string {
  return c.req.header('user-agent') ?? '';
}

function serveProfile(app: Hono<ApiEnv>): void {
  serveCall(app, identity.getProfile, [signedIn], (_, c) => getUser(c.var.db, personOf(c)));

  serveCall(app, identity.updateProfile, [signedIn, limitProfile], ({ body }, c) => {
    const asking = recogniseBrowser(c);
    return updateProfile(c.var.db, {
      personId: personOf(c),
      change: body,
      asking,
      mayAskForCode: async (email) => {
        await requireFreshLogin(c.var.db, { sessionId: sessionOf(c) });
        await limitCodes(c, { purpose: 'email-change', email, asking });
      },
    });
  });

  serveCall(app, identity.uploadAvatar, [signedIn, limitAvatars], async ({ files }, c) => {
    const { db, config } = c.var;
    const where = { dataDir: config.DATA_DIR, place: 'avatars' } as const;
    return keepPicture(files.picture, where, async (path) => {
      if (!path) throw identity.refusals.noPicture();
      const old = await keepAvatar(db, { personId: personOf(c), path });
      await Promise.all(old.map((gone) => removePicture(basename(gone), where)));
      return { profilePictureUrl: path };
    });
  });

  serveCall(app, identity.verifyEmailChange, [limitTries, signedIn], async ({ body }, c) => {
    const ended = countEndedSessions(c);
    const attempt = { code: body.otp, browser: browserOf(c), onSessionsEnded: ended.add };
    const user = await changeEmail(c.var.db, { ...whoAsks(c), ...attempt });
    ended.log();
    return user;
  });
}

function serveDevices(app: Hono<ApiEnv>): void {
  serveCall(app, identity.listDevices, [signedIn], (_, c) => listSessions(c.var.db, whoAsks(c)));

  serveCall(app, identity.endDevice, [signedIn], async ({ params }, c) => {
    await endDevice(c.var.db, { personId: personOf(c), sessionId: params.id });
    const ended = countEndedSessions(c);
    ended.add(1);
    ended.log();
    return undefined;
  });

  serveCall(app, identity.endOtherDevices, [signedIn], async (_, c) => {
    const ended = countEndedSessions(c);
    ended.add(await endOtherSessions(c.var.db, { personId: personOf(c), except: sessionOf(c) }));
    ended.log();
    return undefined;
  });
}

function whoAsks(c: Context<ApiEnv>) {
  return { personId: personOf(c), sessionId: sessionOf(c) };
}
