import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerCreate } from './answer-create.ts';
import { answerEdit } from './answer-edit.ts';
import { advance, answerPackages } from './answer-packages.ts';
import { type CourierMood, openMood } from './courier-mood.ts';
import { openShipmentFile } from './shipment-file.ts';
import type { ShipmentFile } from './shipment-file.ts';

type Answer = { status: number; body: object | string };

type Office = { shipments: ShipmentFile; mood: CourierMood; token: string };

const slowMilliseconds = 12_000;

/**
 * A courier that speaks Delhivery's protocol on `port`, already listening there; its shipments stay in `file`. It can
 * be told to be slow, to refuse, to send garbage or to drop an answer after doing what was asked.
 */
export function createSimulator({
  port,
  file,
  token,
}: {
  port: number;
  file: string;
  token: string;
}): Server {
  const office = { shipments: openShipmentFile(file), mood: openMood(), token };
  const server = createServer((request, response) => {
    void respond(office, request, response);
  });
  return server.listen(port, '127.0.0.1');
}

async function respond(office: Office, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = await answer(office, request).catch(() => badRequest);
  if (!given) return void response.destroy();
  const body = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
  response.writeHead(given.status, { 'Content-Type': 'application/json' }).end(body);
}

const badRequest: Answer = { status: 400, body: { error: 'Bad request' } };

async function answer(office: Office, request: IncomingMessage): Promise<Answer | null> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://courier');
  if (request.headers.authorization !== `Token ${office.token}`) return { status: 401, body: unauthorized };
  const body = await readBody(request);
  switch (`${request.method} ${pathname}`) {
    case 'POST /api/cmu/create.json':
      return inMood(office.mood, () => answerCreate(office.shipments, body, new Date()));
    case 'GET /api/v1/packages/json/':
      return inMood(office.mood, () => answerPackages(office.shipments, searchParams));
    case 'POST /api/p/edit':
      return inMood(office.mood, () => answerEdit(office.shipments, body, new Date()));
    case 'POST /simulator/advance':
      return { status: 200, body: advance(office.shipments, searchParams.get('waybill'), new Date()) };
    case 'POST /simulator/behave':
      return { status: 200, body: office.mood.behave(searchParams) ?? { error: 'Unknown mood' } };
    default:
      return { status: 404, body: { error: 'Not found' } };
  }
}

/** Null drops the connection after the work is done, as a network does that fails on the way back. */
async function inMood(mood: CourierMood, work: () => object): Promise<Answer | null> {
  switch (mood.next()) {
    case 'refuse':
      return { status: 200, body: { success: false, packages: [], rmk: 'Pincode is not serviceable' } };
    case 'garbage':
      return { status: 200, body: '<html>Bad gateway</html>' };
    case 'drop':
      work();
      return null;
    case 'slow':
      await sleep(slowMilliseconds, undefined, { ref: false });
      return { status: 200, body: work() };
    default:
      return { status: 200, body: work() };
  }
}

const unauthorized = { detail: 'Authentication credentials were not provided.' };

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > 100_000) throw new Error('body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
