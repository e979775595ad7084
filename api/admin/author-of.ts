import type { Context } from 'hono';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { logSecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import type { ApiEnv } from '../context.ts';
import { userOf } from '../middleware/guards.ts';
import { requestFields } from '../middleware/respond-to-error.ts';

/** Returns the staff member behind a request as the author of a change. */
export function authorOf(c: Context<ApiEnv>): Author & { userId: number } {
  return { userId: userOf(c), namesOf: findStaffNames };
}

/** Returns the role of the staff member behind a request, which a guard has let in. */
export async function roleOf(c: Context<ApiEnv>): Promise<StaffRole> {
  return (await findStaffRole(c.var.db, userOf(c)))!;
}

/** Logs that a response holds personal data, without the data. */
export function logPersonalRead(c: Context<ApiEnv>): void {
  logSecurityEvent(c.var.log, 'personal_data_read', requestFields(c));
}
