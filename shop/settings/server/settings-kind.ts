import { eq, sql } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Json } from '#platform/logged-change.ts';
import type { Db } from '#platform/server/db.ts';
import { inOneSentence, type SettingProblem } from '#platform/server/settings.ts';
import { maxSettingLength } from '#platform/setting-definition.ts';
import { readClaims } from '#shop/claims/read-claims.ts';
import { refusals } from '../refusals.ts';
import { readSettings, valuesOf } from './read-settings.ts';
import { factNames, type SettingsTools } from './settings-tools.ts';
import { settings, settingsRevision } from './tables.ts';

type Values = Record<string, string | null>;

/**
 * The facts of the shop, as the change log knows them: one entity, so that a save of several is one change, and its undo puts all of them
 * back at once. A value of null is the default. Without tools, as in a shop that has not started, nothing can be written.
 */
export function settingsKind(tools: SettingsTools | undefined): EntityKind<Values> {
  const names = tools ? factNames(tools) : [];
  return {
    name: 'settings',
    label: 'Settings',
    roles: [],
    needsFreshFactor: true,
    fields: Object.fromEntries(
      names.map((name) => {
        const { label = name, input } = tools?.definitions[name] ?? {};
        return [name, { label, ...(input === 'picture' && { show: showPicture }) }];
      }),
    ),
    async read(db) {
      const stored = valuesOf(await readSettings(db));
      return Object.fromEntries(names.map((name) => [name, stored[name] ?? null]));
    },
    async write(tx, _, fields) {
      const changes = Object.entries(fields).map(([name, value]) => [name, value ?? null] as const);
      if (tools) await refuseWrong(tx, tools, changes);
      await writeAll(tx, changes);
    },
    ownersHear: (_, __, fields) => Promise.resolve(ownersFacts(tools, Object.keys(fields))),
    names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, 'Settings of the shop']))),
  };
}

/** Returns the labels of those settings that need a fresh second factor, such as the seller, the contacts and the limits of refunds. */
export function ownersFacts(tools: SettingsTools | undefined, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const { needsFreshFactor, label } = tools?.definitions[name] ?? {};
    return needsFreshFactor && label ? [label] : [];
  });
}

/** Nobody reads the bytes of a picture in the log. */
function showPicture(value: Json): string {
  return value ? 'a picture' : 'none';
}

type Changes = readonly (readonly [name: string, value: string | null])[];

/** Throws `machine_setting`, `fixed_setting` and `wrong_setting`. */
async function refuseWrong(tx: Db, tools: SettingsTools, changes: Changes): Promise<void> {
  for (const [name, value] of changes) {
    if (tools.definitions[name]?.kind !== 'fact') throw refusals.ofMachine(name);
    const fixed = tools.inEnvironment(name);
    if (fixed !== undefined && value !== null && value !== fixed) throw refusals.fixed(name);
  }
  const problems = problemsWith(tools, { stored: valuesOf(await readSettings(tx)), changes });
  if (problems.length > 0)
    throw refusals.wrong(
      inOneSentence(...problems),
      Object.fromEntries(problems.map(({ name, message }) => [name, message])),
    );
}

/** Returns what is wrong with these changes of stored facts. A wrong value from before stops no change of another setting. */
export function problemsWith(
  tools: SettingsTools,
  { stored, changes }: { stored: Record<string, string>; changes: Changes },
): SettingProblem[] {
  const before = new Set(tools.check(stored).map((problem) => inOneSentence(problem)));
  const ofText = changes.flatMap(([name, value]) =>
    value === null ? [] : problemsOfText(name, value, tools.definitions[name]?.isAdvertised),
  );
  return (ofText.length > 0 ? ofText : tools.check(withChanges(stored, changes))).filter(
    (problem) => !before.has(inOneSentence(problem)) || changes.some(([name]) => name === problem.name),
  );
}

/** A line of a file holds each value, and so do headers of emails. */
function problemsOfText(name: string, value: string, isAdvertised = false): SettingProblem[] {
  if (value.length > maxSettingLength)
    return [{ name, message: `must be at most ${maxSettingLength} characters` }];
  if (/\p{Cc}/u.test(value)) return [{ name, message: 'must be one line' }];
  return isAdvertised ? claimsOf(name, value) : [];
}

/** Name and tagline stand beside goods of every class, so the law of medicines reads them. The owner alone may write doubtful words. */
function claimsOf(name: string, value: string): SettingProblem[] {
  const claim = readClaims(value, 'ayurvedic', { isTitle: true }).find(
    ({ verdict }) => verdict === 'refused',
  );
  return claim ? [{ name, message: `may not say “${claim.words}” (${claim.law})` }] : [];
}

function withChanges(stored: Record<string, string>, changes: Changes): Record<string, string> {
  const all = new Map<string, string | null>([...Object.entries(stored), ...changes]);
  return Object.fromEntries([...all].filter((one): one is [string, string] => one[1] !== null));
}

async function writeAll(tx: Db, changes: Changes): Promise<void> {
  const [row] = await tx
    .insert(settingsRevision)
    .values({ id: 1, revision: 1 })
    .onConflictDoUpdate({
      target: settingsRevision.id,
      set: { revision: sql`${settingsRevision.revision} + 1` },
    })
    .returning({ version: settingsRevision.revision });
  const { version } = row!;
  for (const [name, value] of changes) {
    if (value === null) await tx.delete(settings).where(eq(settings.name, name));
    else
      await tx
        .insert(settings)
        .values({ name, value, version })
        .onConflictDoUpdate({
          target: settings.name,
          set: { value, version, changedAt: sql`clock_timestamp()` },
        });
  }
}
