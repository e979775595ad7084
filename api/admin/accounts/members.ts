import type { Context, Hono } from 'hono';
import { logSecurityEvent, type SecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints, messages } from '#shop/accounts/admin/members.ts';
import { renewRecoveryCodes } from '#shop/accounts/admin/server/add-factor.ts';
import {
  changeMemberRole,
  endMemberDevice,
  removeMemberFactor,
  removeOwnFactor,
} from '#shop/accounts/admin/server/manage-member.ts';
import {
  acceptInvitation,
  findInvitation,
  inviteStaff,
  withdrawInvitation,
} from '#shop/accounts/admin/server/invite-staff.ts';
import { getMember, listOwnFactors, listStaff } from '#shop/accounts/admin/server/list-staff.ts';
import { staffRoles } from '#shop/accounts/staff.ts';
import type { ApiEnv } from '../../context.ts';
import { freshStaff, sessionOf, signedIn, staff, userOf } from '../../middleware/guards.ts';
import { requestFields } from '../../middleware/respond-to-error.ts';
import { authorOf } from '../author-of.ts';

/** Mounts the owner's management of staff, the own second factors, and the acceptance of an invitation. */
export function serveMembers(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.list, [staff('owner')], (_, c) => listStaff(c.var.db, { userId: userOf(c) }));

  serveEndpoint(app, endpoints.read, [staff('owner')], ({ params }, c) =>
    getMember(c.var.db, { ...callerOf(c), ...params }),
  );

  serveEndpoint(app, endpoints.changeRole, [freshStaff('owner')], async ({ params, body }, c) => {
    const changed = await changeMemberRole(c.var.db, {
      ...params,
      ...body,
      by: authorOf(c),
      shopName: c.var.config.SHOP_NAME,
    });
    note(c, 'role_change', body.role ?? 'none');
    return changed;
  });

  serveInvitations(app);
  serveAccess(app);
  serveRecoveryCodes(app);
}

function serveInvitations(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.invite, [freshStaff('owner')], async ({ body }, c) => {
    await inviteStaff(c.var.db, { ...body, by: authorOf(c) });
    note(c, 'staff_invited', body.role);
    return { message: messages.invited(body.email) };
  });

  serveEndpoint(app, endpoints.withdraw, [freshStaff('owner')], async ({ params }, c) => {
    await withdrawInvitation(c.var.db, { ...params, by: authorOf(c) });
    return { message: messages.withdrawn };
  });

  serveEndpoint(app, endpoints.ownInvitation, [signedIn], async (_, c) => {
    const found = await findInvitation(c.var.db, { userId: userOf(c) });
    return { invitation: found && { role: found.role, expiresAt: found.expiresAt.toISOString() } };
  });

  serveEndpoint(app, endpoints.accept, [signedIn], async (_, c) => {
    const { role } = await acceptInvitation(c.var.db, {
      by: authorOf(c),
      shopName: c.var.config.SHOP_NAME,
    });
    note(c, 'role_change', role);
    return { role };
  });
}

function serveAccess(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.endDevice, [freshStaff('owner')], async ({ params }, c) => {
    await endMemberDevice(c.var.db, { ...params, by: authorOf(c) });
    note(c, 'session_ended');
    return { message: messages.deviceEnded };
  });

  serveEndpoint(app, endpoints.removeFactor, [freshStaff('owner')], async ({ params }, c) => {
    await removeMemberFactor(c.var.db, { ...params, by: authorOf(c), except: sessionOf(c) });
    note(c, 'factor_removed');
    return { message: messages.factorRemoved };
  });

  serveEndpoint(app, endpoints.ownFactors, [staff(...staffRoles)], (_, c) =>
    listOwnFactors(c.var.db, callerOf(c)),
  );

  serveEndpoint(app, endpoints.removeOwnFactor, [freshStaff(...staffRoles)], async ({ params }, c) => {
    await removeOwnFactor(c.var.db, { ...callerOf(c), ...params, by: authorOf(c) });
    note(c, 'factor_removed');
    return { message: messages.factorRemoved };
  });
}

function serveRecoveryCodes(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.renewRecoveryCodes, [freshStaff(...staffRoles)], async (_, c) => {
    const recoveryCodes = await renewRecoveryCodes(c.var.db, { userId: userOf(c) });
    note(c, 'recovery_codes_renewed');
    return { recoveryCodes };
  });
}

function callerOf(c: Context<ApiEnv>) {
  return { userId: userOf(c), sessionId: sessionOf(c) };
}

function note(c: Context<ApiEnv>, kind: SecurityEvent, code?: string): void {
  logSecurityEvent(c.var.log, kind, { ...requestFields(c), ...(code ? { code } : {}) });
}
