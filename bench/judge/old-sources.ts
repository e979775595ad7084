export type LawSource = { where: string; rule: string; read: string };

/** Reads the rows of the first table of `docs/law.md`. Throws for a row without a day, so that no rule escapes the check. */
export function sourcesOfTable(page: string): LawSource[] {
  const [first = ''] = page.split('\n## ');
  const rows = first.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => {
    const [, rule = '', , , , read = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^\d{4}-\d{2}-\d{2}$/.test(read)) throw new Error(`docs/law.md has no day in the row of ${rule}.`);
    return { where: 'docs/law.md', rule, read };
  });
}

/** Returns the sources that were read more than a year before a day (`2026-11-26`), the oldest first. */
export function oldSources(sources: readonly LawSource[], day: string): LawSource[] {
  const yearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return sources
    .filter(({ read }) => read < yearBefore)
    .toSorted((one, other) => one.read.localeCompare(other.read));
}
