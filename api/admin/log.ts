import type { Context, Hono } from 'hono';
import { endpoints, messages } from '#platform/admin/change-log.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { listAuthors, listChanges } from '#platform/admin/server/list-changes.ts';
import { undoChange, undoChanges } from '#platform/admin/server/undo-change.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { requireStaff } from '#shop/accounts/server/sessions/staff-access.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { type StaffRole, staffRoles } from '#shop/accounts/staff.ts';
import { settingsKind } from '#shop/settings/server/settings-kind.ts';
import type { ApiEnv, ShopContext } from '../context.ts';
import { sessionOf, staff, userOf } from '../middleware/guards.ts';
import { authorOf } from './author-of.ts';
import { entityKinds as otherKinds } from './entity-kinds.ts';
import { tellOwners } from './settings/tell-owners.ts';

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
    const { version } = await undoing(c, (tx, undo) =>
      undoChange(tx, entityKinds, { id: params.id, ...undo }),
    );
    return { version, message: messages.undone };
  });

  serveEndpoint(app, endpoints.undoMany, [everyRole], async ({ body }, c) => {
    const kinds = await kindsOf(c);
    const { count } = await undoing(c, (tx, undo) => undoChanges(tx, kinds, { selected: body, ...undo }));
    return { count, message: messages.undoneMany(count) };
  });
}

type UndoTools = Omit<Parameters<typeof undoChange>[2], 'id'>;

/** Runs an undo in one transaction with the email to the owners about it. */
async function undoing<T>(c: Context<ApiEnv>, undo: (tx: Db, tools: UndoTools) => Promise<T>): Promise<T> {
  const caller = { userId: userOf(c), sessionId: sessionOf(c) };
  const by = authorOf(c);
  const what: string[] = [];
  const tools: UndoTools = {
    by,
    mayUndo: (tx, { roles, needsFreshFactor }) =>
      requireStaff(tx, caller, { roles: roles as readonly StaffRole[], isFresh: needsFreshFactor === true }),
    onUndone: async (tx, kind, { id, fields }) =>
      void what.push(...((await kind.ownersHear?.(tx, id, fields)) ?? [])),
  };
  return inTransaction(c.var.db, async (tx) => {
    const undone = await undo(tx, tools);
    await tellOwners(tx, { what, by });
    return undone;
  });
}

async function visibleTo(c: Context<ApiEnv>, kinds: readonly EntityKind[]): Promise<readonly EntityKind[]> {
  const role = await findStaffRole(c.var.db, userOf(c));
  return kinds.filter(({ roles }) => role === 'owner' || (role !== null && roles.includes(role)));
}
