import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/content/admin/contract.ts';
import { refusals } from '#shop/content/admin/refusals.ts';
import { ownersWords } from '#shop/content/admin/server/content-kind.ts';
import { type EntryName, findEntry, lockEntry } from '#shop/content/admin/server/find-entry.ts';
import { ownersKinds } from '#shop/content/kinds/names.ts';
import { previewPath } from '#shop/content/server/preview-link.ts';
import { bringBack, moveEntry, publishDraft, withdraw } from '#shop/content/admin/server/publish.ts';
import { cancelHour } from '#shop/content/admin/server/publish-due.ts';
import { listContent, readContent, readVersion } from '#shop/content/admin/server/read-content.ts';
import { discardDraft, saveDraft } from '#shop/content/admin/server/save-draft.ts';
import { requireStaff } from '#shop/accounts/server/sessions/staff-access.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { contentOf } from '../../content-of.ts';
import type { ApiEnv, ShopContext } from '../../context.ts';
import { sessionOf, staff, userOf } from '../../middleware/guards.ts';
import { authorOf, roleOf } from '../author-of.ts';
import { tellOwners } from '../settings/tell-owners.ts';
import { serveContentPictures } from './pictures.ts';
import { contentGate, findGoneProducts, usualPaths } from './content-gate.ts';

/** Mounts the texts of the shop for the role content. */
export function serveContent(app: Hono<ApiEnv>, shop: ShopContext): void {
  const writer = staff('content');
  const wordsOf = (c: Context<ApiEnv>) => contentOf({ ...shop, config: c.var.config });
  const gate = async (c: Context<ApiEnv>) => {
    const tools = contentGate({ config: c.var.config, content: await wordsOf(c) });
    return (...[db, text]: Parameters<typeof tools.check>) => tools.check(db, text);
  };
  const readEntry = async (c: Context<ApiEnv>, name: EntryName) => {
    const content = await wordsOf(c);
    return readContent(c.var.db, name, {
      content,
      by: authorOf(c),
      isLive: usualPaths(c.var.config, content),
    });
  };
  /** This process shows the change at once, and its response has it. */
  const show = async (c: Context<ApiEnv>, name: EntryName) => {
    await shop.content?.look();
    return readEntry(c, name);
  };

  serveContentPictures(app);

  serveEndpoint(app, endpoints.list, [writer], async (_, c) =>
    listContent(c.var.db, { content: await wordsOf(c), findGone: findGoneProducts }),
  );

  serveEndpoint(app, endpoints.read, [writer], ({ query }, c) => readEntry(c, query));

  serveEndpoint(app, endpoints.saveDraft, [writer], ({ body }, c) =>
    saveDraft(c.var.db, { ...body, by: authorOf(c) }),
  );

  serveEndpoint(app, endpoints.discard, [writer], async ({ body }, c) => {
    await discardDraft(c.var.db, { ...body, by: authorOf(c) });
    return show(c, body);
  });

  serveEndpoint(app, endpoints.check, [writer], async ({ body }, c) => {
    const draft = (await findEntry(c.var.db, body))?.draft;
    if (!draft) throw refusals.nothingToPublish();
    return { findings: await (await gate(c))(c.var.db, { ...body, data: draft.data }) };
  });

  serveEndpoint(app, endpoints.publish, [writer], async ({ body }, c) => {
    const isOwner = (await roleOf(c)) === 'owner';
    const who = { by: authorOf(c), isOwner, isDemo: c.var.config.SHOP_DEMO };
    const check = await gate(c);
    await changeShown(c, body, (tx) => publishDraft(tx, { ...body, ...who }, check));
    return show(c, body);
  });

  serveEndpoint(app, endpoints.cancel, [writer], async ({ body }, c) => {
    await cancelHour(c.var.db, { ...body, by: authorOf(c) });
    return show(c, body);
  });

  serveEndpoint(app, endpoints.withdraw, [writer], async ({ body }, c) => {
    await changeShown(c, body, (tx) => withdraw(tx, { ...body, by: authorOf(c) }));
    return show(c, body);
  });

  serveEndpoint(app, endpoints.readVersion, [writer], ({ params }, c) => readVersion(c.var.db, params.id));

  serveEndpoint(app, endpoints.bringBack, [writer], async ({ body }, c) => {
    await bringBack(c.var.db, { ...body, by: authorOf(c) });
    return show(c, body);
  });

  serveEndpoint(app, endpoints.preview, [writer], async ({ body }, c) => {
    const { id } = await inTransaction(c.var.db, (tx) => lockEntry(tx, body));
    return { path: previewPath(id, new Date()) };
  });

  serveEndpoint(app, endpoints.move, [writer], async ({ body }, c) => {
    await moveEntry(c.var.db, { ...body, by: authorOf(c) });
    return show(c, { kind: body.kind, key: body.to });
  });
}

/** Changes what customers see, now or at an hour. An email tells the owners when the shop speaks by that text. */
async function changeShown(
  c: Context<ApiEnv>,
  text: EntryName & { at?: string | null },
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await requireOwner(c, text);
  await inTransaction(c.var.db, async (tx) => {
    await work(tx);
    if (!text.at) await tellOwners(tx, { what: ownersWords(text), by: authorOf(c) });
  });
}

/** Emails, policies and the banner are published and taken back by the owner, after a second factor of the last ten minutes. */
async function requireOwner(c: Context<ApiEnv>, { kind }: EntryName): Promise<void> {
  if (!ownersKinds.includes(kind)) return;
  if ((await roleOf(c)) !== 'owner') throw refusals.ownerPublishes();
  const caller = { userId: userOf(c), sessionId: sessionOf(c) };
  await requireStaff(c.var.db, caller, { roles: ['owner'], isFresh: true });
}
