/** Returns a count with its noun, of which one thing has no `s`: `1 order`, `12,345 orders`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`;
}
