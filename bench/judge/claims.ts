/**
 * Reads a file of judged texts (text, class, verdict, reason, perhaps language; tab-separated) and prints what the gate catches
 * by class and language, in descriptions and in names. `--misses` prints each wrong one.
 */
import { readFileSync } from 'node:fs';
import { type ClaimClass, findClaims } from '#shop/claims/find-claims.ts';

const classes: Record<string, ClaimClass> = {
  'ayurvedic medicine': 'ayurvedic',
  cosmetic: 'cosmetic',
  food: 'food',
  name: 'ayurvedic',
  other: 'general',
};

const [path, flag] = process.argv.slice(2);
if (!path) throw new Error('Usage: npm run judge -- claims file.tsv [--misses]');
const [head, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
const isHead = head!.startsWith('text\t');
const names = isHead ? head!.split('\t') : ['text', 'class', 'verdict', 'reason', 'language'];
const rows = (isHead ? lines : [head!, ...lines]).map((line) => {
  const cells = line.split('\t');
  return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
});

for (const isTitle of [false, true]) {
  const counts = new Map<string, { caught: number; unlawful: number; raised: number; lawful: number }>();
  for (const { text, class: claimClass, verdict, language } of rows as Record<string, string>[]) {
    if (verdict === 'either' || !text) continue;
    const isRaised = findClaims(text, classes[claimClass!]!, { isTitle }).length > 0;
    const isUnlawful = verdict !== 'pass';
    for (const key of ['all', `class ${claimClass}`, `language ${language || 'not stated'}`]) {
      const count = counts.get(key) ?? { caught: 0, unlawful: 0, raised: 0, lawful: 0 };
      if (isUnlawful) count.unlawful += 1;
      else count.lawful += 1;
      if (isUnlawful && isRaised) count.caught += 1;
      if (!isUnlawful && isRaised) count.raised += 1;
      counts.set(key, count);
    }
    if (flag === '--misses' && isUnlawful !== isRaised) {
      const marks = findClaims(text, classes[claimClass!]!, { isTitle });
      const words = marks.map(
        ({ start, end, condition }) => `${text.slice(start, end)} [${condition?.label ?? ''}]`,
      );
      process.stdout.write(
        `${isUnlawful ? 'MISSED' : 'RAISED'}\t${claimClass}\t${text}\t${words.join(' | ')}\n`,
      );
    }
  }
  process.stdout.write(`\n${isTitle ? 'In names' : 'In descriptions'}\n`);
  for (const [key, { caught, unlawful, raised, lawful }] of [...counts].toSorted(([one], [other]) =>
    one.localeCompare(other),
  ))
    process.stdout.write(
      `${key.padEnd(30)} caught ${caught}/${unlawful}, false alarms ${raised}/${lawful}\n`,
    );
}
