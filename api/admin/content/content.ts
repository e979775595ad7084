import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/content/admin/contract.ts';
import { refusals } from '#shop/content/admin/refusals.ts';
import { type EntryName, findEntry, lockEntry } from '#shop/content/admin/server/find-entry.ts';
import { previewPath } from '#shop/content/server/preview-link.ts';
import {
  bringBack,
  cancelHour,
  moveEntry,
  publishDraft,
  withdraw,
} from '#shop/content/admin/server/publish.ts';
import { listContent, readContent, readVersion } from '#shop/content/admin/server/read-content.ts';
import { discardDraft, saveDraft } from '#shop/content/admin/server/save-draft.ts';
import { inTransaction } from '#platform/server/db.ts';
import { contentOf } from '../../content-of.ts';
import type { ApiEnv, ShopContext } from '../../context.ts';
import { staff } from '../../middleware/guards.ts';
import { authorOf, roleOf } from '../author-of.ts';
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
    const { SHOP_DEMO: isDemo } = c.var.config;
    await publishDraft(c.var.db, { ...body, by: authorOf(c), isOwner, isDemo }, await gate(c));
    return show(c, body);
  });

  serveEndpoint(app, endpoints.cancel, [writer], async ({ body }, c) => {
    await cancelHour(c.var.db, { ...body, by: authorOf(c) });
    return show(c, body);
  });

  serveEndpoint(app, endpoints.withdraw, [writer], async ({ body }, c) => {
    await withdraw(c.var.db, { ...body, by: authorOf(c) });
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
