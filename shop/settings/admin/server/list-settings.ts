import type { Db } from '#platform/server/db.ts';
import { type SettingDefinition, settingGroups } from '#platform/setting-definition.ts';
import { groupLabels } from '../../groups.ts';
import { readSettings, type StoredSetting } from '../../server/read-settings.ts';
import type { SettingsTools } from '../../server/settings-tools.ts';
import type { Setting, Settings } from '../contract.ts';

/**
 * Returns every setting with its words, in the order of the groups. A fact has its value: that of the environment, then the stored one, then
 * the default. Of a setting of the machine it says only whether it is set. `missing` names what a real shop needs: its fields are empty there
 * and show no value of the demo.
 */
export async function listSettings(
  db: Db,
  { tools, missing, isDemo }: { tools: SettingsTools; missing: ReadonlySet<string>; isDemo: boolean },
): Promise<Settings> {
  const { settings: rows } = await readSettings(db);
  const stored = new Map(rows.map((row) => [row.name, row]));
  const settings = Object.entries(tools.definitions).map(([name, definition]) => {
    const row = definition.kind === 'fact' ? stored.get(name) : undefined;
    return toSetting(name, definition, { row, tools, isMissing: missing.has(name), isDemo });
  });
  return { groups: settingGroups.map((id) => ({ id, label: groupLabels[id] })), settings };
}

type Now = { row: StoredSetting | undefined; tools: SettingsTools; isMissing: boolean; isDemo: boolean };

function toSetting(
  name: string,
  definition: SettingDefinition,
  { row, tools, isMissing, isDemo }: Now,
): Setting {
  const { needsFreshFactor = false, followsDemo = false, unit = null, choices = [], ...words } = definition;
  const fixed = tools.inEnvironment(name);
  // A fact that follows the demo has no default of its own to show.
  const usual = followsDemo || (isMissing && !isDemo) ? '' : tools.defaultOf(name);
  return {
    name,
    ...words,
    unit,
    choices: [...choices],
    needsFreshFactor,
    followsDemo,
    value: definition.kind === 'fact' ? (fixed ?? row?.value ?? usual) : null,
    version: row?.version ?? 0,
    source: fixed === undefined ? (row ? 'shop' : 'default') : 'environment',
    isMissing,
  };
}
