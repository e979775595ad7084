import { cutText } from '#platform/text/cut-text.ts';
import { type Columns, type Target, targetNames } from './columns.ts';

/** Characters of a header that the shop keeps. */
const maxHeader = 120;

/** Returns the headers of the chosen columns with what they hold. Headers of other columns are not kept: a file without headers begins with a customer. */
export function columnsToKeep(headers: readonly string[], columns: Columns): Record<string, Target> {
  return Object.fromEntries(
    headers.flatMap((header, at) => {
      const target = columns[at];
      return target ? [[cutText(header, maxHeader), target]] : [];
    }),
  );
}

/** Returns the columns of a file as staff saved them last, or null when a column that they chose is not in it. */
export function rememberedColumns(
  headers: readonly string[],
  kept: Readonly<Record<string, string>>,
): (Target | null)[] | null {
  const chosen = Object.entries(kept).filter((entry): entry is [string, Target] =>
    (targetNames as readonly string[]).includes(entry[1]),
  );
  if (chosen.length === 0) return null;
  const columns: (Target | null)[] = headers.map(() => null);
  for (const [header, target] of chosen) {
    const at = headers.findIndex((each) => cutText(each, maxHeader) === header);
    if (at === -1) return null;
    columns[at] = target;
  }
  return columns;
}
