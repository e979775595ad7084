import { onTestFinished } from 'vitest';
import { openDelhivery } from '../couriers/delhivery/open-delhivery.ts';
import { serveResponses } from '../server/testing.ts';

type CourierRequest = { method?: string; path: string; token?: string; body: string };

/** Delhivery's recorded responses: `create` for a new shipment, `packages` for a look-up. */
export async function courierThatResponds({
  create,
  packages,
  edit,
}: {
  create?: unknown;
  packages?: unknown;
  edit?: unknown;
}) {
  const asked: CourierRequest[] = [];
  const server = await serveResponses((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push({ method: request.method, path, token: request.headers.authorization, body });
      const answer = path === '/api/p/edit' ? edit : path.startsWith('/api/cmu/') ? create : packages;
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  onTestFinished(() => server.close());
  const sender = { pickupLocation: 'Aranya Warehouse', sellerName: 'Aranya' };
  return { courier: openDelhivery({ url: server.url, token: 'secret', sender }), asked };
}
