import autocannon from 'autocannon';

export const connections = 16;

/** Loads one address for `seconds` and answers requests a second. A non-2xx answer ends the benchmark. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

/** Runs `work` in as many loops as there are connections for `seconds`; answers how often a second it was through. */
export async function timesPerSecond(
  work: (loop: number) => Promise<void>,
  seconds: number,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  const loop = async (_: unknown, index: number) => {
    while (performance.now() - start < seconds * 1000) {
      await work(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  return (done / (performance.now() - start)) * 1000;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
