import { couriers } from '#shop/shipping/couriers/couriers.ts';
import { isProviderName, providers } from '#shop/payments/providers/providers.ts';
import type { Db } from '#platform/server/db.ts';
import { lookEachSecond } from '#platform/server/cache/look-each-second.ts';
import type { Log } from '#platform/server/log.ts';
import {
  checkSettings,
  type Environment,
  inOneSentence,
  type SettingProblem,
  settingText,
  withStored,
} from '#platform/server/settings.ts';
import { readRevision, readSettings, valuesOf } from '#shop/settings/server/read-settings.ts';
import type { SettingsTools } from '#shop/settings/server/settings-tools.ts';
import { readShopConfig, type ShopConfig, shopSettings } from '../config.ts';
import { unsafeSettings } from '../refuse-unsafe.ts';
import { definitions } from './definitions.ts';

const defaults: Readonly<Record<string, unknown>> = readShopConfig({});

/**
 * Reads the settings of a start: the environment, then the stored facts, then the defaults. Leaves out a stored value that no longer
 * parses or is unsafe for a public shop, such as a simulated courier, and logs it, since the owner mends it in a shop that runs. Throws a
 * StartRefusal when the environment itself is wrong.
 */
export async function readStartConfig(
  db: Db,
  { env, log }: { env: Environment; log: Log },
): Promise<{ config: ShopConfig; revision: number }> {
  const read = await readSettings(db);
  const { revision } = read;
  let stored = valuesOf(read);
  for (;;) {
    const { config, problems: unread } = checkSettings(shopSettings, withStored(env, stored));
    const problems = config ? unsafeOf(config).filter(({ name }) => name in stored && !env[name]) : unread;
    if (config && problems.length === 0) return { config, revision };
    const wrong = new Set(problems.map(({ name }) => name).filter((name) => name in stored));
    log.error(`stored settings are not used: ${inOneSentence(...problems)}`);
    // The environment contradicts the stored facts, such as a state that is not that of the GSTIN.
    if (wrong.size === 0) return { config: readShopConfig(env), revision };
    stored = Object.fromEntries(Object.entries(stored).filter(([name]) => !wrong.has(name)));
  }
}

export function withoutDemo(config: ShopConfig): ShopConfig {
  const COURIER = couriers[config.COURIER].isSimulated ? 'manual' : config.COURIER;
  const { PAYMENT_PROVIDER: chosen } = config;
  const PAYMENT_PROVIDER = isProviderName(chosen) && providers[chosen].isSimulated ? 'none' : chosen;
  return { ...config, SHOP_DEMO: false, COURIER, PAYMENT_PROVIDER };
}

type Shop = { db: Db; config: ShopConfig; log: Log };

type Options = {
  env: Environment;
  revision: number;
  /** Drops pages and JSON that show old values. */
  onChange: () => void;
};

/**
 * Keeps the settings of this process current: asks the database for the revision each second, and writes new facts into `config` in one
 * step. Keeps the last good ones and logs it when the stored facts do not parse.
 */
export function watchSettings({ db, config, log }: Shop, { env, onChange, ...start }: Options) {
  let { revision } = start;

  async function read(): Promise<void> {
    if ((await readRevision(db)) === revision) return;
    const stored = await readSettings(db);
    const { config: parsed, problems } = checkSettings(shopSettings, withStored(env, valuesOf(stored)));
    revision = stored.revision;
    if (!parsed) {
      log.error(`stored settings are not used: ${inOneSentence(...problems)}`);
      return;
    }
    replace(config, config.SHOP_DEMO ? parsed : withoutDemo(parsed));
    onChange();
    log.info('settings changed');
  }

  const { look, stop } = lookEachSecond(read, { log, failure: 'settings not read' });

  const tools: SettingsTools = {
    definitions,
    inEnvironment: (name) => env[name] || undefined,
    defaultOf: (name) => settingText(defaults[name]),
    check: (stored) => problemsOf(withStored(env, stored), config),
    look,
  };
  return { tools, look, stop };
}

/** Returns what stops the start with these settings, and what is unsafe for a public shop. */
function problemsOf(env: Environment, { SHOP_DEMO }: ShopConfig): SettingProblem[] {
  const { config, problems } = checkSettings(shopSettings, env);
  if (!config) return problems;
  if (SHOP_DEMO) return unsafeOf(config);
  // The default of the demo becomes that of a real shop, and a chosen simulator is refused.
  const { COURIER, PAYMENT_PROVIDER } = withoutDemo(config);
  return unsafeOf({
    ...config,
    SHOP_DEMO,
    ...(env.COURIER ? {} : { COURIER }),
    ...(env.PAYMENT_PROVIDER ? {} : { PAYMENT_PROVIDER }),
  });
}

function unsafeOf(config: ShopConfig): SettingProblem[] {
  return unsafeSettings(config).map((reason) => {
    const [name = '', ...words] = reason.split(' ');
    return { name, message: words.join(' ') };
  });
}

/** In one step, so that a copy of the settings holds values of one revision. */
function replace(config: ShopConfig, next: ShopConfig): void {
  for (const name of Object.keys(config) as (keyof ShopConfig)[]) if (!(name in next)) delete config[name];
  Object.assign(config, next);
}
