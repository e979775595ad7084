import { PlainFailure } from '../launch/plain-failure.mjs';

/**
 * The notes of a version: its section of the changelog without the heading.
 * @param {string} changelog
 * @param {string} version
 * @returns {string}
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version);
  const notes = section?.slice(section.indexOf('\n')).trim();
  if (!notes)
    throw new PlainFailure(
      `CHANGELOG.md has no notes of version ${version}. Write them below "## ${version}".`,
    );
  return notes;
}
