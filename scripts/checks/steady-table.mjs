/** @typedef {'quiet' | 'loaded'} Kind */
/** @typedef {{ kind: Kind, passed: number, failed: number, flaky: number, minutes: number, red: string[] }} Run */

const headings = ['run', 'kind', 'passed', 'failed', 'flaky', 'minutes'];

/**
 * Returns a Markdown table with one row per run.
 * @param {Run[]} runs
 */
export function steadyTable(runs) {
  const rows = runs.map(({ kind, passed, failed, flaky, minutes }, at) =>
    [at + 1, kind, passed, failed, flaky, minutes.toFixed(1)].map(String),
  );
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => lineOf(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  lines.splice(1, 0, lineOf(widths.map((width) => '-'.repeat(width))));
  return lines.join('\n');
}

/**
 * Returns a line for each test that failed in a run or passed only when repeated.
 * @param {Run[]} runs
 */
export function redTests(runs) {
  return runs.flatMap(({ red }, at) => red.map((name) => `run ${at + 1}: ${name}`)).join('\n');
}

/**
 * Steady runs have tests, none of which failed or passed only when repeated.
 * @param {Run[]} runs
 */
export function isSteady(runs) {
  return (
    runs.length > 0 && runs.every(({ passed, failed, flaky }) => passed > 0 && failed === 0 && flaky === 0)
  );
}

/** @param {string[]} cells */
function lineOf(cells) {
  return `| ${cells.join(' | ')} |`;
}
