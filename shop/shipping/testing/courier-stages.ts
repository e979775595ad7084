import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readIndianTime } from '#platform/india-time.ts';
import type { Courier } from '../courier.ts';
import { serveResponses } from '../server/testing.ts';
import { openDelhivery } from '../couriers/delhivery/open-delhivery.ts';
import { createSimulator } from '../couriers/simulator/create-simulator.ts';
import { recordedResponses } from './recorded-responses.ts';
import { type TracedStep, traced } from './traced-steps.ts';

export type Trouble = 'drop' | 'garbage' | 'slow' | 'down';

export type AnyStage = { courier: Courier; close: () => Promise<void> };

/** A courier under a test's control, reached over HTTP. */
export type Stage = AnyStage & {
  stranger: Courier;
  elsewhere: Courier;
  takesNextCall: (as: Trouble | 'usual') => Promise<void>;
  scans: (orderId: string, steps: TracedStep[]) => Promise<void>;
  parcelsOf: (orderId: string) => Promise<number>;
};

const token = 'secret';
const sender = { pickupLocation: 'Aranya Warehouse', sellerName: 'Aranya' };

function couriersAt(url: string) {
  return {
    courier: openDelhivery({ url, token, sender }),
    stranger: openDelhivery({ url, token: 'guessed', sender }),
    elsewhere: openDelhivery({ url, token, sender: { ...sender, pickupLocation: '' } }),
  };
}

/** Delhivery as documented: a server with recorded responses. */
export async function stageDelhivery(): Promise<Stage> {
  const parcels: { orderId: string; waybill: string; steps: TracedStep[]; cancelled?: boolean }[] = [];
  const updates: { waybill: string; act: string }[] = [];
  const pickups = new Map<string, number>();
  let trouble: Trouble | 'usual' = 'usual';
  const answerTo = async (request: IncomingMessage) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://delhivery');
    const body = await text(request);
    if (pathname === '/api/cmu/create.json') return respondToCreate(parcels, new URLSearchParams(body));
    if (pathname === '/api/p/edit') return respondToEdit(parcels, body);
    if (pathname === '/api/p/update') {
      updates.push((JSON.parse(body) as { data: [(typeof updates)[number]] }).data[0]);
      return recordedResponses.updated(updates.length - 1);
    }
    if (pathname.startsWith('/api/cmu/get_bulk_upl/')) {
      const update = updates[recordedResponses.indexOfUpdate(pathname)]!;
      const parcel = parcels.find(({ waybill }) => waybill === update.waybill)!;
      return recordedResponses.updateResult(update, traced[parcel.steps.at(-1)!][0] === 'Pending');
    }
    if (pathname === '/fm/request/new/') return respondToPickup(pickups, body);
    const asked = [searchParams.get('waybill'), searchParams.get('ref_ids')].join(',').split(',');
    const found = parcels.filter(
      ({ orderId, waybill }) => asked.includes(waybill) || asked.includes(orderId),
    );
    return found.length < asked.filter(Boolean).length
      ? recordedResponses.notFound
      : recordedResponses.tracked(...found);
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.authorization !== `Token ${token}`)
      return response.writeHead(401).end(JSON.stringify(recordedResponses.unauthorized));
    const [as, answer] = [trouble, await answerTo(request)];
    trouble = 'usual';
    if (as === 'drop') return response.destroy();
    if (as === 'slow') return response;
    if (as === 'garbage') return response.end('<html>Bad gateway</html>');
    if (as === 'down') return response.writeHead(503).end('Service Unavailable');
    return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
  const server = await serveResponses((request, response) => void respond(request, response));
  return {
    ...couriersAt(server.url),
    takesNextCall: async (as) => void (trouble = as),
    scans: async (order, steps) =>
      void parcels.find(({ orderId }) => orderId === order)!.steps.push(...steps),
    parcelsOf: async (order) => parcels.filter(({ orderId }) => orderId === order).length,
    close: async () => server.close(),
  };
}

type Parcel = { orderId: string; waybill: string; steps: TracedStep[] };

function respondToCreate(parcels: Parcel[], form: URLSearchParams): object {
  if (form.get('format') !== 'json') return recordedResponses.failedWhole('format key missing in POST');
  const { shipments, pickup_location } = JSON.parse(form.get('data')!) as {
    shipments: { order: string; pin: string }[];
    pickup_location: { name: string };
  };
  if (pickup_location.name !== sender.pickupLocation)
    return recordedResponses.failedWhole('ClientWarehouse matching query does not exist.');
  const { order, pin } = shipments[0]!;
  if (pin.startsWith('9'))
    return recordedResponses.failedPackage(
      order,
      `Crashing while saving package due to exception "We could not manifest this order as we don't service this pincode ${pin} ". Package might have been partially saved.`,
    );
  if (parcels.some(({ orderId }) => orderId === order))
    return recordedResponses.failedPackage(
      order,
      `Crashing while saving package due to exception Duplicate Order Id : ${order}. Package might have been partially saved.`,
    );
  const waybill = String(84_900_000_000_017 + parcels.length * 11);
  parcels.push({ orderId: order, waybill, steps: ['manifested'] });
  return recordedResponses.created(order, waybill);
}

function respondToEdit(parcels: Parcel[], body: string): object | string {
  const edit = JSON.parse(body) as { waybill: string; cancellation?: string };
  if (edit.cancellation) return recordedResponses.cancelled;
  const parcel = parcels.find(({ waybill }) => waybill === edit.waybill);
  if (!parcel) return recordedResponses.notCancelled('No such waybill found');
  return parcel.steps.length > 1
    ? recordedResponses.notCancelled('Shipment cannot be edited: In Transit')
    : recordedResponses.edited;
}

function respondToPickup(pickups: Map<string, number>, body: string): object {
  const { pickup_location: place, pickup_date: day } = JSON.parse(body) as Record<string, string>;
  if (!place) return recordedResponses.pickupRefused;
  const key = `${place} ${day}`;
  const known = pickups.get(key);
  if (known) return recordedResponses.pickupExists(known);
  const number = 100_234 + pickups.size;
  pickups.set(key, number);
  return recordedResponses.pickupRequested(number);
}

/** The simulator at the time of the first recorded scan, so that each later scan is newer on every day the tests run. */
export async function stageSimulator(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), `courier-${randomUUID()}`));
  const simulator = createSimulator({
    port: 0,
    file: join(folder, 'parcels.json'),
    token,
    now: () => readIndianTime(traced.manifested[2])!,
  });
  await once(simulator, 'listening');
  const url = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
  const tell = async (path: string, method = 'POST') => {
    const answer = await fetch(`${url}/simulator/${path}`, {
      method,
      headers: { Authorization: `Token ${token}` },
    });
    return (await answer.json()) as unknown;
  };
  return {
    ...couriersAt(url),
    takesNextCall: async (as) => void (await tell(`behave?as=${as}`)),
    scans: async (order, steps) => {
      for (const [status, type, at, place, code, instructions] of steps.map((step) => traced[step])) {
        const scan = {
          order,
          status,
          type,
          at: readIndianTime(at)!.toISOString(),
          place,
          code,
          instructions,
        };
        await tell(`scan?${new URLSearchParams(scan).toString()}`);
      }
    },
    parcelsOf: async (orderId) =>
      ((await tell('shipments', 'GET')) as { order: string }[]).filter(({ order }) => order === orderId)
        .length,
    close: async () => {
      simulator.close();
      simulator.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
