import { basename } from 'node:path';
import type { Context, Hono } from 'hono';
import { errorFields } from '#platform/server/log.ts';
import { serveCall } from '#platform/server/serve-call.ts';
import { keepPicture, removePicture } from '#platform/server/uploads.ts';
import * as identity from '#shop/identity/contract.ts';
import { changeEmail } from '#shop/identity/server/email/change-email.ts';
import * as google from '#shop/identity/google.ts';
import { getUser } from '#shop/identity/server/find-person.ts';
import { beginGoogle } from '#shop/identity/server/google/begin-google.ts';
import type { GoogleSettings } from '#shop/identity/server/google/google-client.ts';
import { signInWithGoogle } from '#shop/identity/server/google/sign-in-with-google.ts';
import { keepAvatar } from '#shop/identity/server/pictures/keep-avatar.ts';
import { register, sendRegistrationCode } from '#shop/identity/server/register.ts';
import { endDevice, endOtherSessions, endSession } from '#shop/identity/server/sessions/end-session.ts';
import { listSessions } from '#shop/identity/server/sessions/list-sessions.ts';
import { sendLoginCode, signIn } from '#shop/identity/server/sign-in.ts';
import { updateProfile } from '#shop/identity/server/update-profile.ts';
import { bringAlong } from './door/bring-along.ts';
import { browserOf, recogniseBrowser } from './door/browser-cookie.ts';
import type { ApiEnv } from './context.ts';
import { takeGoogleProof, writeGoogleProof } from './door/google-cookie.ts';
import { personOf, sessionOf, signedIn, tokenOf } from './door/guards.ts';
import { limitAvatars, limitCodes, limitProfile, limitTries } from './door/limits.ts';

/** Section 7: registration, login, logout, profile, change of e-mail. */
export function serveAuth(app: Hono<ApiEnv>): void {
  serveCall(app, identity.registerSendOtp, [], async ({ body }, c) => {
    await limitCodes(c, 'register', body.email);
    await sendRegistrationCode(c.var.db, { ...body, browser: recogniseBrowser(c) });
    return { message: identity.messages.codeSent };
  });

  serveCall(app, identity.registerVerifyOtp, [limitTries], async ({ body }, c) => {
    await register(c.var.db, { email: body.email, code: body.otp, browser: browserOf(c) });
    return { message: identity.messages.registered };
  });

  serveCall(app, identity.loginSendOtp, [], async ({ body }, c) => {
    await limitCodes(c, 'login', body.email);
    await sendLoginCode(c.var.db, { ...body, browser: recogniseBrowser(c) });
    return { message: identity.messages.loginCodeSent };
  });

  serveCall(app, identity.loginVerifyOtp, [limitTries], async ({ body }, c) => {
    const { alongside, done } = bringAlong(c);
    const attempt = { email: body.email, code: body.otp, browser: browserOf(c) };
    const answer = await signIn(c.var.db, { ...attempt, userAgent: userAgentOf(c), alongside });
    done();
    return answer;
  });

  serveCall(app, identity.logout, [], async (_, c) => {
    const token = tokenOf(c);
    if (token) await endSession(c.var.db, { token });
    return undefined;
  });

  serveGoogle(app);
  serveProfile(app);
  serveDevices(app);
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
    const arrival = { userAgent: userAgentOf(c), alongside };
    const answer = await signInWithGoogle(c.var.db, { ...attempt, ...arrival }).catch(tellMerchant(c));
    done();
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

  serveCall(app, identity.updateProfile, [signedIn, limitProfile], ({ body }, c) =>
    updateProfile(c.var.db, {
      personId: personOf(c),
      change: body,
      browser: recogniseBrowser(c),
      mayAskForCode: (email) => limitCodes(c, 'email-change', email),
    }),
  );

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

  serveCall(app, identity.verifyEmailChange, [limitTries, signedIn], ({ body }, c) =>
    changeEmail(c.var.db, { ...whoAsks(c), code: body.otp, browser: browserOf(c) }),
  );
}

function serveDevices(app: Hono<ApiEnv>): void {
  serveCall(app, identity.listDevices, [signedIn], (_, c) => listSessions(c.var.db, whoAsks(c)));

  serveCall(app, identity.endDevice, [signedIn], async ({ params }, c) => {
    await endDevice(c.var.db, { personId: personOf(c), sessionId: params.id });
    return undefined;
  });

  serveCall(app, identity.endOtherDevices, [signedIn], async (_, c) => {
    await endOtherSessions(c.var.db, { personId: personOf(c), except: sessionOf(c) });
    return undefined;
  });
}

function whoAsks(c: Context<ApiEnv>) {
  return { personId: personOf(c), sessionId: sessionOf(c) };
}
