import { expect, it } from 'vitest';
import { notesOf } from './notes.mjs';
import { newestMigration, untriedUpgrade, upgradeNote, withUpgradeNote } from './upgrade-notes.mjs';

const trial = { day: '2026-11-26', migration: '0077_b', requests: 4_175, seconds: 14.1, slowestMs: 812 };
const changelog =
  '# C\n\n## Unreleased\n\n## 0.2.0\n\n- New\n\n### Upgrade from 0.1.0\n\n- Run it\n\n## 0.1.0\n\n- Old\n';
const note = upgradeNote(trial);

it('a trial becomes a note of its version, and a later one takes its place', () => {
  const once = withUpgradeNote(changelog, '0.2.0', note);
  expect(notesOf(once, '0.2.0')).toBe(`- New\n\n### Upgrade from 0.1.0\n\n- Run it\n${note}`);
  const later = upgradeNote({ ...trial, day: '2026-12-01', migration: '0078_c' });
  const twice = withUpgradeNote(once, '0.2.0', later);
  expect(twice).toBe(withUpgradeNote(changelog, '0.2.0', later));
  expect(twice.split('## 0.1.0')[1]).toBe(changelog.split('## 0.1.0')[1]);
});

it('a note keeps the parts of a version that follow, and the last version', () => {
  const more = changelog.replace('- Run it\n', '- Run it\n\n### Thanks\n\n- All\n');
  expect(withUpgradeNote(more, '0.2.0', note)).toContain(
    `- Run it\n${note}\n\n### Thanks\n\n- All\n\n## 0.1.0`,
  );
  const last = changelog.slice(0, changelog.indexOf('\n## 0.1.0'));
  expect(withUpgradeNote(last, '0.2.0', note).endsWith(`- Run it\n${note}\n`)).toBe(true);
});

it.each(['0.1.0', '0.3.0', '0.2', 'Unreleased'])('%s has no upgrade, so it gets no note', (version) => {
  expect(withUpgradeNote(changelog, version, note)).toBe(changelog);
});

it('a release says when its upgrade was not tried with the newest migration', () => {
  const notes = notesOf(withUpgradeNote(changelog, '0.2.0', note), '0.2.0');
  expect(untriedUpgrade(notes, '0077_b')).toBeUndefined();
  expect(untriedUpgrade(notes, '0078_c')).toMatch(
    /last tried with 0077_b, and the newest migration is 0078_c/,
  );
  expect(untriedUpgrade('- New', '0077_b')).toMatch(/was not tried/);
  expect(newestMigration()).toMatch(/^\d{4}_[\w-]+$/);
});
