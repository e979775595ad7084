import type { Context } from 'hono';
import type { Author } from '#platform/admin/server/entity-kind.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import type { ApiEnv } from '../context.ts';
import { userOf } from '../middleware/guards.ts';

/** Returns the staff member behind a request as the author of a change. */
export function authorOf(c: Context<ApiEnv>): Author & { userId: number } {
  return { userId: userOf(c), namesOf: findStaffNames };
}
