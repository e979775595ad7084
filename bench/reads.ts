import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Recorded } from './bare-server.ts';
import { openLoaders, readsOf } from './load/load.ts';
import { cpuMsOf } from './load/processor-time.ts';
import type { Pace, Row } from './report/row.ts';
import { barePort, limitedPort, openBareServer, shopPort, shopUrl } from './shop-under-test.ts';

const pages: { what: string; path: string; atLeast: number }[] = [
  { what: 'home, HTML', path: '/', atLeast: 0.75 },
  { what: 'listing, HTML', path: '/all-products', atLeast: 0.75 },
  { what: 'product, HTML', path: '/product/1', atLeast: 0.75 },
  { what: 'product list (24), JSON', path: '/api/products?limit=24', atLeast: 0.6 },
  { what: 'product, JSON', path: '/api/products/1', atLeast: 0.6 },
  { what: 'suggestions, JSON', path: '/api/search/suggestions?q=ash', atLeast: 0.35 },
];

type ReadTimes = { rows: Row[]; loader: { busy: number; one: number; two: number } };

/**
 * Measures each read in turns with a bare `node:http` server of the same bytes. The loader is fast enough when two of them
 * make the bare server no faster.
 */
export async function benchReads(shopPid: number, { rounds, seconds }: Pace): Promise<ReadTimes> {
  const recorded = Object.fromEntries(
    await Promise.all(pages.map(async ({ path }) => [path, await record(path)])),
  );
  const bare = await openBareServer(recorded);
  const [one, two] = await Promise.all([openLoaders(1), openLoaders(2)]);
  const rows: Row[] = [];
  let busy = 0;
  const run = async (port: number, path: string, pid?: number, loader = one) => {
    const before = cpuMsOf(pid);
    const result = await loader.load({ port, seconds, requests: readsOf(path) });
    busy = Math.max(busy, result.busy);
    return {
      perSecond: result.done / result.seconds,
      cpuUs: ((cpuMsOf(pid) - before) * 1000) / result.done,
    };
  };
  for (const { what, path, atLeast } of pages) {
    process.stdout.write(`  ${what} …\n`);
    const bytes = Buffer.from(recorded[path]!.body, 'base64').byteLength;
    const row: Row = { what, atLeast, bytes, shop: [], limited: [], bare: [], shopCpu: [], bareCpu: [] };
    await one.load({ port: shopPort, seconds: seconds / 2, requests: readsOf(path) });
    for (let round = 0; round < rounds; round += 1) {
      const shop = await run(shopPort, path, shopPid);
      const beside = await run(barePort, path, bare.pid);
      const limited = await run(limitedPort, path);
      row.shop.push(shop.perSecond);
      row.shopCpu.push(shop.cpuUs);
      row.bare.push(beside.perSecond);
      row.bareCpu.push(beside.cpuUs);
      row.limited.push(limited.perSecond);
    }
    rows.push(row);
  }
  const path = '/api/products/1';
  const alone = await run(barePort, path);
  const both = await run(barePort, path, undefined, two);
  one.close();
  two.close();
  await bare.close();
  return { rows, loader: { busy, one: alone.perSecond, two: both.perSecond } };
}

/** Returns the response of a shop, for the bare server. */
export async function record(path: string, url = shopUrl): Promise<Recorded> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + path, { headers: { 'accept-encoding': 'br, gzip' } }, resolve).on('error', reject);
  });
  const body = (await buffer(response)).toString('base64');
  if (response.statusCode !== 200) throw new Error(`${path} responded ${response.statusCode}`);
  const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);
  const headers = Object.entries(response.headers).filter(([name]) => !perConnection.has(name));
  return { headers: Object.fromEntries(headers) as Record<string, string>, body };
}
