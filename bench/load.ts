import autocannon from 'autocannon';

export const connections = 16;

/** Source networks, since limits count each network. */
const networks = Array.from({ length: 250 }, (_, n) => `198.51.100.${n}`);

export function anyNetwork(): string {
  return networks[Math.floor(Math.random() * networks.length)]!;
}

/** Loads a URL for `seconds`. Returns requests per second. A response other than 2xx ends the benchmark. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: networks.map((network) => ({
      headers: { 'accept-encoding': 'br', 'x-forwarded-for': network },
    })),
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

/** Runs `work` in one loop per connection for `seconds`. Returns runs per second. */
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
