import type { Context, Hono } from 'hono';
import type { Db } from '#platform/server/db.ts';
import { logSecurityEvent } from '#platform/server/logs/log-security-event.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { encodeLogo } from '#platform/server/uploads/uploads.ts';
import { checkSettings, inOneSentence, type SettingProblem } from '#platform/server/settings.ts';
import { requireStaff } from '#shop/accounts/server/sessions/staff-access.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { listSteps } from '#shop/opening/admin/server/list-steps.ts';
import * as charges from '#shop/checkout/admin/charges-preview.ts';
import { previewCharges } from '#shop/orders/server/amounts/preview-charges.ts';
import {
  chargesOf,
  pricingDefinitions,
  type PricingSettings,
  pricingSettings,
} from '#shop/pricing/server/settings.ts';
import { endpoints, screenRefusals } from '#shop/settings/admin/contract.ts';
import { listSettings } from '#shop/settings/admin/server/list-settings.ts';
import { refusals } from '#shop/settings/refusals.ts';
import type { Imported } from '#shop/settings/admin/shop-file.ts';
import { saveSettings } from '#shop/settings/server/save-settings.ts';
import { ownersFacts } from '#shop/settings/server/settings-kind.ts';
import type { SettingsTools } from '#shop/settings/server/settings-tools.ts';
import type { ApiConfig, ApiEnv, ShopContext } from '../../context.ts';
import { limitAvatars } from '../../middleware/limits.ts';
import { freshStaff, sessionOf, staff, userOf } from '../../middleware/guards.ts';
import { contentOf } from '../../content-of.ts';
import { requestFields } from '../../middleware/respond-to-error.ts';
import { authorOf } from '../author-of.ts';
import { tellOwners } from './tell-owners.ts';
import { checkShop, exportShop, type FileTools, importShop } from './shop-file.ts';

/** Mounts the settings page of the owner, and the file of all facts. */
export function serveSettings(app: Hono<ApiEnv>, { settings, config, content }: ShopContext): void {
  serveEndpoint(app, endpoints.read, [staff('owner')], (_, c) => list(c));

  serveEndpoint(app, endpoints.save, [staff('owner')], async ({ body }, c) => {
    const tools = toolsOf();
    await requireFresh(c, tools, Object.keys(body.changes));
    await refuseUnknownCategories(c.var.db, body.changes.DELIVERY_FREE_CATEGORIES);
    const by = authorOf(c);
    const onSaved = (tx: Db, names: string[]) => tellOwners(tx, { what: ownersFacts(tools, names), by });
    const { change } = await saveSettings(c.var.db, { ...body, by, onSaved }, tools);
    logSecurityEvent(c.var.log, 'settings_changed', requestFields(c));
    return { ...(await list(c)), change };
  });

  serveEndpoint(app, charges.endpoints.preview, [staff('owner')], async ({ body }, c) => {
    const { config: now, db } = c.var;
    const { typed, problems } = typedCharges(body.values);
    const [first] = problems;
    if (first)
      return { carts: [], problem: `${pricingDefinitions[first.name as Fact].label} ${first.message}.` };
    const charges = { now: chargesOf(now), typed: chargesOf({ ...now, ...typed }) };
    return { carts: await previewCharges(db, charges), problem: null };
  });

  serveEndpoint(app, endpoints.uploadLogo, [staff('owner'), limitAvatars], async ({ files }) => {
    if (!files.picture) throw screenRefusals.noPicture();
    return { logo: await encodeLogo(files.picture) };
  });

  serveEndpoint(app, endpoints.exportFile, [staff('owner')], async (_, c) =>
    exportShop(c.var.db, await fileTools(c)),
  );

  serveEndpoint(app, endpoints.checkFile, [staff('owner')], async ({ body }, c) =>
    checkShop(c.var.db, body.file, await fileTools(c)),
  );

  serveEndpoint(app, endpoints.importFile, [freshStaff('owner')], async ({ body }, c): Promise<Imported> => {
    const imported = await importShop(c.var.db, { ...body, by: authorOf(c) }, await fileTools(c));
    await toolsOf().look();
    await content?.look();
    logSecurityEvent(c.var.log, 'settings_changed', requestFields(c));
    return imported;
  });

  /** The settings of this request may be older than its own save. */
  function list(c: Context<ApiEnv>) {
    return listSettings(c.var.db, {
      tools: toolsOf(),
      missing: missingIn(config),
      isDemo: config.SHOP_DEMO,
    });
  }

  async function fileTools(c: Context<ApiEnv>): Promise<FileTools> {
    const now = c.var.config;
    return { settings: toolsOf(), config: now, content: await contentOf({ config: now, content }) };
  }

  function toolsOf(): SettingsTools {
    if (!settings) throw screenRefusals.notStarted();
    return settings;
  }
}

type Fact = keyof typeof pricingDefinitions;

/** Returns the settings of the charges as typed, and what is wrong with them. */
function typedCharges(values: Record<string, string>): {
  typed: Partial<PricingSettings>;
  problems: SettingProblem[];
} {
  const { config, problems } = checkSettings(pricingSettings, values);
  if (!config) return { typed: {}, problems };
  const names = pricingSettings.keyof().options.filter((name) => Object.hasOwn(values, name));
  return { typed: Object.fromEntries(names.map((name) => [name, config[name]])), problems };
}

/** A misspelt category would bring the charge back, and nobody would notice. */
async function refuseUnknownCategories(db: Db, written: string | null | undefined): Promise<void> {
  if (!written) return;
  const { typed } = typedCharges({ DELIVERY_FREE_CATEGORIES: written });
  const { DELIVERY_FREE_CATEGORIES: names = [] } = typed;
  const known = new Set((await listCategories(db)).map(({ name }) => name.toLowerCase()));
  const unknown = names.find((name) => !known.has(name.toLowerCase()));
  if (unknown === undefined) return;
  const problem = { name: 'DELIVERY_FREE_CATEGORIES', message: `has no category “${unknown}”` };
  throw refusals.wrong(inOneSentence(problem), { [problem.name]: problem.message });
}

/** Seller, tax and sign-in need a second factor of the last ten minutes. */
async function requireFresh(
  c: Context<ApiEnv>,
  { definitions }: SettingsTools,
  names: string[],
): Promise<void> {
  const isGuarded = names.some(
    (name) => Object.hasOwn(definitions, name) && definitions[name]?.needsFreshFactor,
  );
  const caller = { userId: userOf(c), sessionId: sessionOf(c) };
  if (isGuarded) await requireStaff(c.var.db, caller, { roles: ['owner'], isFresh: true });
}

/** Returns the settings that the path to a real shop names. */
function missingIn(config: ApiConfig): Set<string> {
  const rest = { isDemoLeft: false, published: 1, incomplete: 0, backup: 'recent' as const };
  return new Set(listSteps(config, rest).flatMap(({ missing }) => missing));
}
