export function median(values: number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Half the interquartile range as a share of the median. */
export function spread(values: number[]): number {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / (median(values) || 1);
}
