import type { Context, Hono } from 'hono';
import { endpoints, messages } from '#platform/admin/change-log.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { listAuthors, listChanges } from '#platform/admin/server/list-changes.ts';
import { undoChange, undoChanges } from '#platform/admin/server/undo-change.ts';
import type { Db } from '#platform/server/db.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { requireStaff } from '#shop/accounts/server/sessions/staff-access.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { type StaffRole, staffRoles } from '#shop/accounts/staff.ts';
import { settingsKind } from '#shop/settings/server/settings-kind.ts';
import type { ApiEnv, ShopContext } from '../context.ts';
import { sessionOf, staff, userOf } from '../middleware/guards.ts';
import { authorOf } from './author-of.ts';
import { entityKinds as otherKinds } from './entity-kinds.ts';

/** Mounts the change log. Every role reads and undoes the changes of kinds that it may change; the owner all. */
export function serveLog(app: Hono<ApiEnv>, { settings }: Pick<ShopContext, 'settings'>): void {
  const entityKinds = [...otherKinds, settingsKind(settings)];
  const kindsOf = (c: Context<ApiEnv>) => visibleTo(c, entityKinds);
  const everyRole = staff(...staffRoles);

  serveEndpoint(app, endpoints.list, [everyRole], async ({ query }, c) =>
    listChanges(c.var.db, await kindsOf(c), { ...query, by: authorOf(c) }),
  );

  serveEndpoint(app, endpoints.filters, [everyRole], async (_, c) => ({
    authors: (await listAuthors(c.var.db, authorOf(c))).map(({ id, name }) => ({
      value: String(id),
      label: name,
    })),
    kinds: (await kindsOf(c)).map(({ name, label }) => ({ value: name, label })),
  }));

  serveEndpoint(app, endpoints.undo, [everyRole], async ({ params }, c) => {
    const { version } = await undoChange(c.var.db, entityKinds, { id: params.id, ...undoOf(c) });
    return { version, message: messages.undone };
  });

  serveEndpoint(app, endpoints.undoMany, [everyRole], async ({ body }, c) => {
    const { count } = await undoChanges(c.var.db, await kindsOf(c), { selected: body, ...undoOf(c) });
    return { count, message: messages.undoneMany(count) };
  });
}

function undoOf(c: Context<ApiEnv>) {
  const caller = { userId: userOf(c), sessionId: sessionOf(c) };
  return {
    by: authorOf(c),
    mayUndo: (tx: Db, { roles, needsFreshFactor }: EntityKind) =>
      requireStaff(tx, caller, { roles: roles as readonly StaffRole[], isFresh: needsFreshFactor === true }),
  };
}

async function visibleTo(c: Context<ApiEnv>, kinds: readonly EntityKind[]): Promise<readonly EntityKind[]> {
  const role = await findStaffRole(c.var.db, userOf(c));
  return kinds.filter(({ roles }) => role === 'owner' || (role !== null && roles.includes(role)));
}
