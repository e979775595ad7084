import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { ShipmentRequest } from '../courier.ts';

/** Returns a shipment request of two jars to Bengaluru, with the given changes. */
export function makeShipmentRequest(wanted: Partial<ShipmentRequest> = {}): ShipmentRequest {
  return {
    orderId: randomUUID(),
    orderNumber: 'AR-1001',
    placedAt: '2026-11-21T06:30:00.000Z',
    totalPaise: 89_700,
    collectPaise: 89_700,
    recipient: {
      name: 'Meera & Sons',
      phone: '9876543210',
      addressLine: '12 Temple Road, near #4 gate, Malleshwaram',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560003',
      country: 'India',
    },
    items: [{ sku: '57', name: 'Ashwagandha Churna', quantity: 2, unitPricePaise: 45_000, weightGrams: 150 }],
    ...wanted,
  };
}

/** Starts a server on a free port. `close` it after the test. */
export async function serveResponses(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(respond);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}

/** Returns an address that accepts no connection: a blocked thread with a full queue, so later handshakes wait. */
export async function serveNobody() {
  const thread = new Worker(standStill, { eval: true });
  const [port] = (await once(thread, 'message')) as [number];
  const waiting: Socket[] = [];
  while (await connects(port, waiting));
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of waiting) socket.destroy();
      await thread.terminate();
    },
  };
}

const standStill = `
  const { parentPort } = require('node:worker_threads');
  const server = require('node:net').createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
`;

/** Returns whether one more connection fits into the queue, and keeps it there. */
function connects(port: number, waiting: Socket[]): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  waiting.push(socket);
  return new Promise((resolve) => {
    const full = setTimeout(resolve, 500, false);
    socket.on('connect', () => {
      clearTimeout(full);
      resolve(true);
    });
  });
}
