import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ShipmentRequest } from '../courier.ts';

/** A shipment of two jars to Bengaluru, with what a test wants otherwise. */
export function makeShipmentRequest(wanted: Partial<ShipmentRequest> = {}): ShipmentRequest {
  return {
    orderId: randomUUID(),
    orderNumber: 'AR-1001',
    placedAt: '2026-11-21T06:30:00.000Z',
    paymentMode: 'COD',
    totalPaise: 89_700,
    recipient: {
      name: 'Meera & Sons',
      mobileNumber: '9876543210',
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

/** A server on a free port that answers as told; `close` it after the test. */
export async function serveAnswers(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
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
