import type { Context, Hono } from 'hono';
import { logSecurityEvent, type SecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints, messages } from '#shop/accounts/admin/contract.ts';
import * as passkey from '#shop/accounts/admin/server/passkey.ts';
import { verifyRecoveryCode } from '#shop/accounts/admin/server/recovery-code.ts';
import { getStaffSession } from '#shop/accounts/admin/server/staff-session.ts';
import type { Caller } from '#shop/accounts/server/sessions/staff-access.ts';
import * as timeCode from '#shop/accounts/admin/server/time-code.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import type { ApiEnv } from '../../context.ts';
import { anyStaff, sessionOf, userOf } from '../../middleware/guards.ts';
import { requestFields } from '../../middleware/respond-to-error.ts';

/** Mounts the second factor of staff: set-up and proof. */
export function serveStaffSignIn(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.session, [anyStaff], (_, c) =>
    getStaffSession(c.var.db, {
      ...callerOf(c),
      passkeysRefused: passkey.passkeysRefused(c.var.config.PUBLIC_URL),
    }),
  );
  serveEndpoint(app, endpoints.verifyRecoveryCode, [anyStaff], async ({ body }, c) => {
    await verifyRecoveryCode(c.var.db, { ...callerOf(c), ...body });
    return proved(c);
  });
  serveTimeCode(app);
  servePasskey(app);
}

function serveTimeCode(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.setUpTimeCode, [anyStaff], async (_, c) =>
    timeCode.setUpTimeCode(c.var.db, await newFactorOf(c)),
  );
  serveEndpoint(app, endpoints.confirmTimeCode, [anyStaff], async ({ body }, c) => {
    const recoveryCodes = await timeCode.confirmTimeCode(c.var.db, { ...callerOf(c), ...body });
    note(c, 'factor_added');
    return { recoveryCodes };
  });
  serveEndpoint(app, endpoints.verifyTimeCode, [anyStaff], async ({ body }, c) => {
    await timeCode.verifyTimeCode(c.var.db, { ...callerOf(c), ...body });
    return proved(c);
  });
}

function servePasskey(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.setUpPasskey, [anyStaff], async (_, c) => ({
    options: { ...(await passkey.setUpPasskey(c.var.db, await newFactorOf(c))) },
  }));
  serveEndpoint(app, endpoints.confirmPasskey, [anyStaff], async ({ body }, c) => {
    const attempt = { ...callerOf(c), publicUrl: c.var.config.PUBLIC_URL, credential: body };
    const recoveryCodes = await passkey.confirmPasskey(c.var.db, attempt);
    note(c, 'factor_added');
    return { recoveryCodes };
  });
  serveEndpoint(app, endpoints.beginPasskey, [anyStaff], async (_, c) => ({
    options: {
      ...(await passkey.beginPasskey(c.var.db, { ...callerOf(c), publicUrl: c.var.config.PUBLIC_URL })),
    },
  }));
  serveEndpoint(app, endpoints.verifyPasskey, [anyStaff], async ({ body }, c) => {
    const attempt = { ...callerOf(c), publicUrl: c.var.config.PUBLIC_URL, credential: body };
    await passkey.verifyPasskey(c.var.db, attempt);
    return proved(c);
  });
}

async function newFactorOf(c: Context<ApiEnv>) {
  const { SHOP_NAME, PUBLIC_URL } = c.var.config;
  const { email } = await getUser(c.var.db, userOf(c));
  return { ...callerOf(c), email, shopName: SHOP_NAME, publicUrl: PUBLIC_URL };
}

function callerOf(c: Context<ApiEnv>): Caller {
  return { userId: userOf(c), sessionId: sessionOf(c) };
}

function proved(c: Context<ApiEnv>) {
  note(c, 'second_factor');
  return { message: messages.proved };
}

function note(c: Context<ApiEnv>, kind: SecurityEvent): void {
  logSecurityEvent(c.var.log, kind, requestFields(c));
}
