import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notesOf } from './notes.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('finds the notes of the version in package.json', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(notesOf(read('CHANGELOG.md'), version)).toContain('Upgrade from');
});

it('takes one section and no other', () => {
  const changelog =
    '# C\n\n## Unreleased\n\n## 0.2.0\n\n- New\n\n### Upgrade\n\n- Run it\n\n## 0.1.0\n\n- Old\n';
  expect(notesOf(changelog, '0.2.0')).toBe('- New\n\n### Upgrade\n\n- Run it');
  expect(notesOf(changelog, '0.1.0')).toBe('- Old');
});

it.each(['0.3.0', 'Unreleased', '0.2'])('refuses %s, which has no notes', (version) => {
  expect(() => notesOf('## Unreleased\n\n## 0.2.0\n\n- New\n', version)).toThrow(/no notes/);
});
