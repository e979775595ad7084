import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { respondToCreate } from './respond-to-create.ts';
import { respondToEdit } from './respond-to-edit.ts';
import { respondToPackages } from './respond-to-packages.ts';
import { respondToResult, respondToUpdate } from './respond-to-update.ts';
import { type Pickups, respondToPickup } from './respond-to-pickup.ts';
import { type SimulatedBehaviour, type Behaviour, openBehaviour } from './simulated-behaviour.ts';
import { addToldScan, advance, keepAdvancing } from './advance-shipments.ts';
import { openShipmentFile } from './shipment-file.ts';
import type { ShipmentFile } from './shipment-file.ts';

type Answer = { status: number; body: object | string };

type Office = {
  shipments: ShipmentFile;
  pickups: Pickups;
  behaviour: SimulatedBehaviour;
  token: string;
  stepSeconds: number;
  now: () => Date;
};

const slowMilliseconds = 12_000;

/**
 * A courier with Delhivery's protocol on `port`; its shipments stay in `file`. It can be slow, refuse, send garbage, drop a
 * response after its work, and repeat or delay scans. Parcels move a step every `stepSeconds`; with 0 they wait for a
 * command. A test sets the time with `now`.
 */
export function createSimulator({
  port,
  file,
  token,
  stepSeconds = 0,
  now = () => new Date(),
}: {
  port: number;
  file: string;
  token: string;
  stepSeconds?: number;
  now?: () => Date;
}): Server {
  const office = {
    shipments: openShipmentFile(file),
    pickups: new Map(),
    behaviour: openBehaviour(),
    token,
    stepSeconds,
    now,
  };
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
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

const resultPath = '/api/cmu/get_bulk_upl/';

const badRequest: Answer = { status: 400, body: { error: 'Bad request' } };

async function answer(office: Office, request: IncomingMessage): Promise<Answer | null> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://courier');
  if (request.headers.authorization !== `Token ${office.token}`) return { status: 401, body: unauthorized };
  const body = await readBody(request);
  const { shipments, behaviour } = office;
  const now = office.now();
  keepAdvancing(shipments, office.stepSeconds, now);
  if (request.method === 'GET' && pathname.startsWith(resultPath))
    return simulate(behaviour.next('update'), () =>
      respondToResult(shipments, pathname.slice(resultPath.length)),
    );
  switch (`${request.method} ${pathname}`) {
    case 'POST /api/cmu/create.json':
      return simulate(behaviour.next('create'), () => respondToCreate(shipments, body, now));
    case 'GET /api/v1/packages/json/':
      return simulate(behaviour.next('packages'), (telling) =>
        respondToPackages(shipments, searchParams, telling),
      );
    case 'POST /api/p/edit':
      return simulate(behaviour.next('edit'), () => respondToEdit(shipments, body, now));
    case 'POST /api/p/update':
      return simulate(behaviour.next('update'), () => respondToUpdate(shipments, body, now));
    case 'POST /fm/request/new/':
      return simulate(behaviour.next('pickup'), () => respondToPickup(office.pickups, body, now));
    case 'POST /simulator/advance':
      return { status: 200, body: advance(shipments, searchParams.get('waybill'), now) };
    case 'POST /simulator/scan':
      return { status: 200, body: addToldScan(shipments, searchParams, now) };
    case 'GET /simulator/shipments':
      return { status: 200, body: shipments.all() };
    case 'POST /simulator/behave':
      return { status: 200, body: behaviour.behave(searchParams) ?? { error: 'Unknown mood' } };
    default:
      return { status: 404, body: { error: 'Not found' } };
  }
}

/** Null drops the connection after the work, like a failing network. */
async function simulate(
  behaviour: Behaviour,
  work: (telling?: 'repeat' | 'late') => object | string,
): Promise<Answer | null> {
  switch (behaviour) {
    case 'refuse':
      return { status: 200, body: { success: false, packages: [], rmk: 'Pincode is not serviceable' } };
    case 'garbage':
      return { status: 200, body: '<html>Bad gateway</html>' };
    case 'down':
      return { status: 503, body: '<html>Service Unavailable</html>' };
    case 'drop':
      work();
      return null;
    case 'slow':
      await sleep(slowMilliseconds, undefined, { ref: false });
      return { status: 200, body: work() };
    case 'repeat':
    case 'late':
      return { status: 200, body: work(behaviour) };
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
