import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/root.mjs';

/** @typedef {{ day: string, migration: string, requests: number, seconds: number, slowestMs: number }} Trial */

const beginning = '- The upgrade was tried on ';

/** @param {Trial} trial of the drill, in which no request failed */
export function upgradeNote({ day, migration, requests, seconds, slowestMs }) {
  return [
    `${beginning}${day} with \`${migration}\`: of ${requests.toLocaleString('en-IN')} requests under load none failed, and the slowest took`,
    `  ${(slowestMs / 1_000).toFixed(1)} s. Three processes were replaced in ${seconds.toFixed(1)} s. The older version refuses the database of the newer one.`,
  ].join('\n');
}

/**
 * Puts the note of a trial into the part 'Upgrade from …' of a version, in the place of the note of an earlier trial.
 * @param {string} changelog
 * @param {string} version
 * @param {string} note
 * @returns {string} the changelog. It is unchanged when the version has no such part
 */
export function withUpgradeNote(changelog, version, note) {
  const start = changelog.indexOf(`\n## ${version}\n`);
  if (start < 0) return changelog;
  const next = changelog.indexOf('\n## ', start + 1);
  const end = next < 0 ? changelog.length : next;
  const section = changelog.slice(start, end);
  const at = section.search(/^### Upgrade from /m);
  if (at < 0) return changelog;
  const after = section.slice(at).split('\n### ');
  const [part = '', ...others] = after;
  const kept = part.replace(/^- The upgrade was tried on .*\n(?: {2}.*\n?)*/m, '').trimEnd();
  const rest = others.map((text) => `\n\n### ${text.trimEnd()}`).join('');
  return `${changelog.slice(0, start)}${section.slice(0, at)}${kept}\n${note}${rest}\n${changelog.slice(end)}`;
}

/**
 * Compares the trial that the notes of a version name with the newest migration.
 * @param {string} notes
 * @param {string} newest
 * @returns {string | undefined} a sentence when the upgrade was not tried with it
 */
export function untriedUpgrade(notes, newest) {
  const tried = /^- The upgrade was tried on \S+ with `(\w[\w-]*)`/m.exec(notes)?.[1];
  if (tried === newest) return undefined;
  const last = tried ? `was last tried with ${tried}` : 'was not tried';
  return `The upgrade ${last}, and the newest migration is ${newest}: npm run drill -- upgrade writes the note.`;
}

/** @returns {string} the name of the newest migration */
export function newestMigration() {
  /** @type {{ entries: { tag: string }[] }} */
  const { entries } = JSON.parse(readFileSync(join(root, 'database/migrations/meta/_journal.json'), 'utf8'));
  return entries.at(-1)?.tag ?? '';
}
