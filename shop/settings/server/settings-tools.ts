import type { SettingProblem } from '#platform/server/settings.ts';
import type { SettingDefinition } from '#platform/setting-definition.ts';

/** What the settings need from the running shop: the definitions of all modules, and the environment of the process. */
export type SettingsTools = {
  definitions: Readonly<Record<string, SettingDefinition>>;
  /** Returns the value that the environment sets, which wins over the stored one. */
  inEnvironment: (name: string) => string | undefined;
  /** Returns the default of a setting, as the environment would write it. It is empty without one. */
  defaultOf: (name: string) => string;
  /** Returns what is wrong with stored facts beside the environment, or unsafe for a public shop, as at the start. */
  check: (stored: Record<string, string>) => SettingProblem[];
  /** Applies the newest stored facts in this process. Other processes do it within a second. */
  look: () => Promise<void>;
};

/** Returns the names of the facts in the order of their definitions. */
export function factNames({ definitions }: Pick<SettingsTools, 'definitions'>): string[] {
  return Object.keys(definitions).filter((name) => definitions[name]?.kind === 'fact');
}
