const first = Number(process.env.JOURNEY_PORT ?? 4020);

/** Workers never share a port. `JOURNEY_PORT` moves all of them, so that two runs do not collide. */
export function portsOf(worker: number) {
  const base = first + worker * 10;
  return { shop: base, simulator: base + 1, second: base + 2 };
}
