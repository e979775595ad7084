/** A spreadsheet runs a cell that begins with one of these. The last four are their full-width forms. */
const starts = String.raw`[=+\-@\t\r＝＋－＠]`;
const risky = new RegExp(`^'*${starts}`);
const guarded = new RegExp(`^'+${starts}`);

/** Puts an apostrophe before a text that a spreadsheet would run. `withoutGuard` takes it off again. */
export function guardFormula(text: string): string {
  return risky.test(text) ? `'${text}` : text;
}

export function withoutGuard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}

/** `="00123"` keeps zeros in Excel. Returns the text within. */
export function withoutTextFormula(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
}
