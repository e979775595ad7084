import type { SettingDefinition } from '#platform/setting-definition.ts';
import { bestOf } from '#platform/admin/named.ts';
import { groupLabels } from '../../groups.ts';
import words from '../../merchant-words.json' with { type: 'json' };

/** Returns the names of at most `max` settings that a text names, in their own words or in those of merchants. */
export function findSettings(
  definitions: Readonly<Record<string, SettingDefinition>>,
  { text, max }: { text: string; max: number },
) {
  const entries = Object.entries(definitions).map(([name, { label, help, group, kind }]) => ({
    name,
    group,
    kind,
    title: label,
    words: `${wordsOf(name)} ${groupLabels[group]} ${name.replaceAll('_', ' ')}`,
    text: help,
  }));
  return bestOf(entries, text, max);
}

/** Words of merchants for a setting, besides its label. */
export function wordsOf(name: string): string {
  return (words as Record<string, string>)[name] ?? '';
}
