import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { exportTexts } from '#shop/content/admin/server/file/export-texts.ts';
import { importTexts } from '#shop/content/admin/server/file/import-texts.ts';
import { ownersWords } from '#shop/content/admin/server/content-kind.ts';
import { planTexts, rowName } from '#shop/content/admin/server/file/plan-texts.ts';
import type { PublishedContent } from '#shop/content/published.ts';
import { exportRates, importRates, planRates } from '#shop/invoices/admin/server/rate-file.ts';
import { exportSettings, importSettings, planSettings } from '#shop/settings/admin/server/import-settings.ts';
import {
  type FileKind,
  fileVersion,
  type Imported,
  type ImportRow,
  type ShopFile,
} from '#shop/settings/admin/shop-file.ts';
import { ownersFacts } from '#shop/settings/server/settings-kind.ts';
import type { SettingsTools } from '#shop/settings/server/settings-tools.ts';
import type { ApiConfig } from '../../context.ts';
import { contentGate } from '../content/content-gate.ts';
import { tellOwners } from './tell-owners.ts';

export type FileTools = { settings: SettingsTools; config: ApiConfig; content: PublishedContent };

type Kinds = ShopFile['kinds'];

type Plan = { rows: ImportRow[]; missing?: string[]; versions?: Record<string, number> };

type Save = { versions: Readonly<Record<string, number>>; by: Author };

/** How one kind of things goes into a file and comes out of it. */
type FilePart<K extends FileKind> = {
  export: (db: Db, tools: FileTools) => Promise<Kinds[K]>;
  /** Says what an import would do, without a change. */
  plan: (db: Db, kinds: Kinds, tools: FileTools) => Promise<Plan>;
  /** Imports in the transaction of all parts. Returns what became of each row. */
  import: (tx: Db, kinds: Kinds, save: Save & { tools: FileTools }) => Promise<Plan>;
};

/** Every kind of the file. The order is that of an import, since texts name facts. */
const parts: { [K in FileKind]: FilePart<K> } = {
  settings: {
    export: (db, { settings }) => exportSettings(db, settings),
    plan: (db, kinds, { settings }) => planSettings(db, { values: kinds.settings, tools: settings }),
    async import(tx, kinds, { tools, ...save }) {
      const plan = await planSettings(tx, { values: kinds.settings, tools: tools.settings });
      await importSettings(tx, { rows: plan.rows, ...save }, tools.settings);
      return plan;
    },
  },
  gstRates: {
    export: (db) => exportRates(db),
    plan: async (db, kinds) => ({ rows: (await planRates(db, kinds.gstRates)).map(({ row }) => row) }),
    import: async (tx, kinds, { by }) => ({
      rows: (await importRates(tx, kinds.gstRates, { by })).map(({ row }) => row),
    }),
  },
  content: {
    export: (db, { config }) => exportTexts(db, { isDemo: config.SHOP_DEMO }),
    plan: async (db, kinds, tools) => planOf(await planTexts(db, kinds.content, gateTools(tools))),
    async import(tx, kinds, { tools, ...save }) {
      const shop = gateTools(tools);
      const planned = await planTexts(tx, kinds.content, shop);
      await importTexts(tx, { planned, ...save, isDemo: shop.isDemo });
      return planOf(planned);
    },
  },
};

const kindNames = Object.keys(parts) as FileKind[];

function gateTools({ config, content }: FileTools) {
  const gateOf = (of: PublishedContent) => contentGate({ config, content: of }).check;
  return { content, isDemo: config.SHOP_DEMO, gateOf };
}

function planOf(planned: Awaited<ReturnType<typeof planTexts>>): Plan {
  return {
    rows: planned.map(({ row }) => row),
    versions: Object.fromEntries(
      planned.flatMap(({ row, text }) => (text ? [[row.name, text.revision]] : [])),
    ),
  };
}

/** Returns one file of all that the owner has set. It holds no secret and no customer. */
export async function exportShop(db: Db, tools: FileTools): Promise<ShopFile> {
  const kinds: ShopFile['kinds'] = {
    settings: await parts.settings.export(db, tools),
    content: await parts.content.export(db, tools),
    gstRates: await parts.gstRates.export(db, tools),
  };
  return { format: 'aranya-shop', version: fileVersion, kinds };
}

/** Returns what an import of a file would do, without a change: each row with exactly one result. */
export async function checkShop(db: Db, { kinds }: ShopFile, tools: FileTools): Promise<Imported> {
  const plans: Plan[] = [];
  for (const kind of kindNames) plans.push(await parts[kind].plan(db, kinds, tools));
  return together(plans);
}

/**
 * Imports a file in one transaction. Throws what `importSettings` and `importTexts` throw, and changes nothing then. Returns what became of
 * each row.
 */
export async function importShop(
  db: Db,
  { file: { kinds }, ...save }: Save & { file: ShopFile },
  tools: FileTools,
): Promise<Imported> {
  return inTransaction(db, async (tx) => {
    const plans: Plan[] = [];
    for (const kind of kindNames) plans.push(await parts[kind].import(tx, kinds, { ...save, tools }));
    const imported = together(plans);
    const changed = imported.rows.filter(({ result }) => result === 'change').map(({ name }) => name);
    const texts = kinds.content.filter((text) => changed.includes(rowName(text)));
    const what = [...ownersFacts(tools.settings, changed), ...texts.flatMap(ownersWords)];
    await tellOwners(tx, { what, by: save.by });
    return imported;
  });
}

function together(plans: Plan[]): Imported {
  return {
    rows: plans.flatMap(({ rows }) => rows),
    missing: plans.flatMap(({ missing = [] }) => missing),
    versions: Object.assign({}, ...plans.map(({ versions = {} }) => versions)),
  };
}
