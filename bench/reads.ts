import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Recorded } from './bare-server.ts';
import { median, requestsPerSecond } from './load.ts';
import { bareUrl, openBareServer, shopUrl } from './shop-under-test.ts';

export type Row = { what: string; shop: number; bare: number; note: string };

const rounds = 5;
const seconds = 2;

const pages: [string, string][] = [
  ['home, HTML', '/'],
  ['listing, HTML', '/all-products'],
  ['product, HTML', '/product/1'],
  ['product list, JSON (24)', '/api/products?limit=24'],
  ['product, JSON', '/api/products/1'],
  ['suggestions, JSON', '/api/search/suggestions?q=ash'],
];

/** Measures each read in turns with a bare `node:http` server of the same bytes, so that both see the same load. */
export async function benchReads(): Promise<Row[]> {
  const recorded = Object.fromEntries(
    await Promise.all(pages.map(async ([, path]) => [path, await record(path)])),
  );
  const closeBare = await openBareServer(recorded);
  const rows: Row[] = [];
  for (const [what, path] of pages) {
    process.stdout.write(`  ${what} …\n`);
    const shop: number[] = [];
    const bare: number[] = [];
    await requestsPerSecond(shopUrl + path, 1);
    for (let round = 0; round < rounds; round += 1) {
      shop.push(await requestsPerSecond(shopUrl + path, seconds));
      bare.push(await requestsPerSecond(bareUrl + path, seconds));
    }
    const bytes = Buffer.from(recorded[path]!.body, 'base64').byteLength;
    rows.push({ what, shop: median(shop), bare: median(bare), note: `${bytes} B` });
  }
  await closeBare();
  return rows;
}

/** Records the compressed response, which fetch would decompress. */
async function record(path: string): Promise<Recorded> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(shopUrl + path, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  const body = (await buffer(response)).toString('base64');
  if (response.statusCode !== 200) throw new Error(`${path} responded ${response.statusCode}`);
  const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);
  const headers = Object.entries(response.headers).filter(([name]) => !perConnection.has(name));
  return { headers: Object.fromEntries(headers) as Record<string, string>, body };
}
