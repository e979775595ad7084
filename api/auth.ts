import { basename } from 'node:path';
import type { Context, Hono } from 'hono';
import { contactsOf } from '#platform/server/config.ts';
import { errorFields } from '#platform/server/log.ts';
import { logSecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { storePicture, removePicture } from '#platform/server/uploads/uploads.ts';
import * as browserLink from '#shop/accounts/browser-link.ts';
import * as accounts from '#shop/accounts/contract.ts';
import * as devices from '#shop/accounts/devices.ts';
import { openBrowserLink, type SentCode } from '#shop/accounts/server/codes/browser-link.ts';
import { changeEmail } from '#shop/accounts/server/email/change-email.ts';
import * as google from '#shop/accounts/google.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import { beginGoogle } from '#shop/accounts/server/google/begin-google.ts';
import type { GoogleSettings } from '#shop/accounts/server/google/google-client.ts';
import { signInWithGoogle } from '#shop/accounts/server/google/sign-in-with-google.ts';
import { storeAvatar } from '#shop/accounts/server/store-avatar.ts';
import { register, sendRegistrationCode } from '#shop/accounts/server/register.ts';
import {
  endDevice,
  endOtherSessions,
  endOwnSession,
  endSession,
} from '#shop/accounts/server/sessions/end-session.ts';
import { requireFactorOfStaff } from '#shop/accounts/server/sessions/staff-access.ts';
import { requireFreshLogin } from '#shop/accounts/server/sessions/require-fresh-login.ts';
import { listSessions } from '#shop/accounts/server/sessions/list-sessions.ts';
import { sendLoginCode, signIn } from '#shop/accounts/server/sign-in.ts';
import { updateProfile } from '#shop/accounts/server/update-profile.ts';
import { countEndedSessions, requestFields } from './middleware/respond-to-error.ts';
import { bringAlong } from './middleware/merge-guest-data.ts';
import { browserOf, recogniseBrowser } from './middleware/browser-cookie.ts';
import type { ApiEnv } from './context.ts';
import { takeGoogleProof, writeGoogleProof } from './middleware/google-cookie.ts';
import { maybeSignedIn, userOf, sessionOf, signedIn, tokenOf } from './middleware/guards.ts';
import { limitAvatars, limitCodes, limitProfile, limitTries, limitTriesFor } from './middleware/limits.ts';

/** Mounts registration, login, logout, profile and change of email (section 7). */
export function serveAuth(app: Hono<ApiEnv>): void {
  serveEndpoint(app, accounts.endpoints.registerSendOtp, [], async ({ body }, c) => {
    const asking = recogniseBrowser(c);
    await limitCodes(c, { purpose: 'register', email: body.email, asking });
    const { email: shopEmail } = contactsOf(c.var.config);
    const sent = await sendRegistrationCode(c.var.db, { ...body, ...asking, shopEmail });
    return sayWhatWasSent(c, sent, accounts.messages.codeSent);
  });

  serveEndpoint(app, accounts.endpoints.registerVerifyOtp, [], async ({ body }, c) => {
    await limitTriesFor(c, body.email);
    await register(c.var.db, { email: body.email, code: body.otp, browser: browserOf(c) });
    return { message: accounts.messages.registered };
  });

  serveEndpoint(app, accounts.endpoints.loginSendOtp, [], async ({ body }, c) => {
    const asking = recogniseBrowser(c);
    await limitCodes(c, { purpose: 'login', email: body.email, asking });
    const { email: shopEmail } = contactsOf(c.var.config);
    const opensAccounts = c.var.config.ONE_CODE_SIGN_IN;
    const sent = await sendLoginCode(c.var.db, { ...body, ...asking, shopEmail, opensAccounts });
    return sayWhatWasSent(c, sent, accounts.messages.loginCodeSent);
  });

  serveEndpoint(app, accounts.endpoints.loginVerifyOtp, [maybeSignedIn], async ({ body }, c) => {
    await limitTriesFor(c, body.email);
    const { onSignedIn, done } = bringAlong(c);
    const attempt = { email: body.email, code: body.otp, browser: browserOf(c) };
    const ended = countEndedSessions(c);
    const answer = await signIn(c.var.db, {
      ...attempt,
      opensAccounts: c.var.config.ONE_CODE_SIGN_IN,
      onSessionsEnded: ended.add,
      userAgent: userAgentOf(c),
      onSignedIn: async (tx, userId) => {
        await onSignedIn(tx, userId);
        if (await endOwnSession(tx, { userId, sessionId: c.var.sessionId })) ended.add(1);
      },
    });
    done();
    ended.log();
    logSecurityEvent(c.var.log, 'sign_in', requestFields(c));
    return answer;
  });

  serveEndpoint(app, browserLink.endpoints.openBrowserLink, [limitTries], async ({ body }, c) => {
    await openBrowserLink(c.var.db, { ...body, browser: recogniseBrowser(c).browser });
    return { message: browserLink.browserKnown };
  });

  serveEndpoint(app, accounts.endpoints.logout, [], async (_, c) => {
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

function sayWhatWasSent(c: Context<ApiEnv>, { by, isFirstLink }: SentCode, message: string) {
  if (isFirstLink) c.var.log.warn('sign-in codes of one email are guessed', { requestId: c.var.requestId });
  return by === 'link' ? { message: accounts.messages.linkSent, link: true } : { message };
}

function serveGoogle(app: Hono<ApiEnv>): void {
  serveEndpoint(app, google.endpoints.begin, [limitTries], async (_, c) => {
    const { url, proof } = await beginGoogle(googleSettings(c)).catch(tellMerchant(c));
    writeGoogleProof(c, proof);
    return { url };
  });

  serveEndpoint(app, google.endpoints.finish, [limitTries], async ({ body }, c) => {
    const { onSignedIn, done } = bringAlong(c);
    const attempt = { settings: googleSettings(c), answer: body.answer, proof: takeGoogleProof(c) };
    const ended = countEndedSessions(c);
    const arrival = {
      userAgent: userAgentOf(c),
      onSignedIn,
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

/** The customer reads only that it failed. The log has the reason, since a setting may be wrong. */
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
  serveEndpoint(app, accounts.endpoints.profile, [signedIn], (_, c) => getUser(c.var.db, userOf(c)));

  serveEndpoint(app, accounts.endpoints.saveProfile, [signedIn, limitProfile], ({ body }, c) => {
    const asking = recogniseBrowser(c);
    return updateProfile(c.var.db, {
      userId: userOf(c),
      change: body,
      asking,
      shopName: c.var.config.SHOP_NAME,
      mayAskForCode: async (email) => {
        await requireFreshLogin(c.var.db, { sessionId: sessionOf(c) });
        await requireFactorOfStaff(c.var.db, whoAsks(c));
        await limitCodes(c, { purpose: 'email-change', email, asking });
      },
    });
  });

  serveEndpoint(app, accounts.endpoints.uploadPicture, [signedIn, limitAvatars], async ({ files }, c) => {
    const { db, config } = c.var;
    const where = { store: pictureStore(config), place: 'avatars' } as const;
    return storePicture(files.picture, where, async (path) => {
      if (!path) throw accounts.refusals.noPicture();
      const old = await storeAvatar(db, { userId: userOf(c), path });
      await Promise.all(old.map((gone) => removePicture(basename(gone), where)));
      return { profilePictureUrl: path };
    });
  });

  serveEndpoint(app, accounts.endpoints.confirmEmailChange, [limitTries, signedIn], async ({ body }, c) => {
    const ended = countEndedSessions(c);
    const attempt = { code: body.otp, browser: browserOf(c), onSessionsEnded: ended.add };
    const user = await changeEmail(c.var.db, { ...whoAsks(c), ...attempt });
    ended.log();
    return user;
  });
}

function serveDevices(app: Hono<ApiEnv>): void {
  serveEndpoint(app, devices.endpoints.list, [signedIn], (_, c) => listSessions(c.var.db, whoAsks(c)));

  serveEndpoint(app, devices.endpoints.logOut, [signedIn], async ({ params }, c) => {
    await endDevice(c.var.db, { userId: userOf(c), sessionId: params.id });
    const ended = countEndedSessions(c);
    ended.add(1);
    ended.log();
    return undefined;
  });

  serveEndpoint(app, devices.endpoints.logOutOthers, [signedIn], async (_, c) => {
    const ended = countEndedSessions(c);
    ended.add(await endOtherSessions(c.var.db, { userId: userOf(c), except: sessionOf(c) }));
    ended.log();
    return undefined;
  });
}

function whoAsks(c: Context<ApiEnv>) {
  return { userId: userOf(c), sessionId: sessionOf(c) };
}
