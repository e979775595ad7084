/** Returns the place of the first of `sorted` texts that is not before `text`. */
export function firstFrom(text: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
