import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { SettingProblem } from '#platform/server/settings.ts';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../refusals.ts';
import { readSettings, valuesOf } from '../../server/read-settings.ts';
import { saveSettings } from '../../server/save-settings.ts';
import { problemsWith } from '../../server/settings-kind.ts';
import { factNames, type SettingsTools } from '../../server/settings-tools.ts';
import type { ImportRow, ShopFile } from '../shop-file.ts';

type Values = ShopFile['kinds']['settings'];

/** Returns all facts of the shop as they are now, also those of the environment. Null is the default. No secret is a fact. */
export async function exportSettings(db: Db, tools: SettingsTools): Promise<Values> {
  const stored = valuesOf(await readSettings(db));
  const facts = factNames(tools).map((name) => [name, tools.inEnvironment(name) ?? stored[name] ?? null]);
  return Object.fromEntries(facts) as Values;
}

type PlannedSettings = { rows: ImportRow[]; missing: string[]; versions: Record<string, number> };

/**
 * Returns what an import of a file would do, without a change: each row with exactly one result, and the versions that the import sends.
 * A row that the environment sets, a setting of the machine and an unknown name change nothing.
 */
export async function planSettings(
  db: Db,
  { values, tools }: { values: Values; tools: SettingsTools },
): Promise<PlannedSettings> {
  const { settings } = await readSettings(db);
  const stored = valuesOf({ settings });
  const given = new Map(Object.entries(values));
  const facts = factNames(tools);
  const rows = [...given].map(([name, value]) => toRow(name, value, { tools, stored }));
  const changes = changesOf(rows);
  const problems = problemsWith(tools, { stored, changes: Object.entries(changes) });
  const wrong = new Map(problems.map(({ name, message }) => [name, message]));
  return {
    rows: [
      ...rows.map((row) => judged(row, wrong.get(row.name))),
      ...problems
        .filter(({ name }) => !given.has(name))
        .map((problem) => toWrongRow(problem, { tools, stored })),
    ],
    missing: facts.filter((name) => !given.has(name)).map((name) => tools.definitions[name]!.label),
    versions: Object.fromEntries(settings.map(({ name, version }) => [name, version])),
  };
}

type Now = { tools: SettingsTools; stored: Record<string, string> };

function toRow(name: string, value: string | null, { tools, stored }: Now): ImportRow {
  const before = stored[name] ?? '';
  const after = value?.trim() ?? '';
  const definition = Object.hasOwn(tools.definitions, name) ? tools.definitions[name] : undefined;
  const row = { name, label: definition?.label ?? name, before, after, problem: null };
  if (!definition) return { ...row, before: '', result: 'unknown' };
  // The file may come from elsewhere, and a value of the machine is never shown.
  if (definition.kind === 'machine') return { ...row, before: '', after: '', result: 'machine' };
  const fixed = tools.inEnvironment(name);
  if (fixed !== undefined) return { ...row, before: fixed, result: fixed === after ? 'same' : 'environment' };
  return { ...row, result: before === after ? 'same' : 'change' };
}

function judged(row: ImportRow, wrong: string | undefined): ImportRow {
  if (wrong === undefined) return row;
  return { ...row, result: 'wrong', problem: `${row.label} ${wrong}.` };
}

/** A fact that the file lacks, and that its other rows make wrong, such as the GSTIN of another state. */
function toWrongRow({ name, message }: SettingProblem, { tools, stored }: Now): ImportRow {
  const label = tools.definitions[name]?.label ?? name;
  const now =
    tools.definitions[name]?.kind === 'fact' ? (tools.inEnvironment(name) ?? stored[name] ?? '') : '';
  return { name, label, before: now, after: now, result: 'wrong', problem: `${label} ${message}.` };
}

type Import = { rows: ImportRow[]; versions: Readonly<Record<string, number>>; by: Author };

/** Imports planned rows that differ, all or none. Throws `wrong_setting` for a wrong one, and what `saveSettings` throws. */
export async function importSettings(
  db: Db,
  { rows, versions, by }: Import,
  tools: SettingsTools,
): Promise<void> {
  const wrong = rows.filter(({ result }) => result === 'wrong');
  if (wrong.length > 0)
    throw refusals.wrong(
      `Nothing was imported. ${wrong.map(({ problem }) => problem).join(' ')}`,
      Object.fromEntries(wrong.map(({ name, problem }) => [name, problem ?? ''])),
    );
  const changes = changesOf(rows);
  if (Object.keys(changes).length > 0) await saveSettings(db, { changes, versions, by }, tools);
}

function changesOf(rows: ImportRow[]): Record<string, string | null> {
  const changed = rows.filter(({ result }) => result === 'change');
  return Object.fromEntries(changed.map(({ name, after }) => [name, after || null]));
}
