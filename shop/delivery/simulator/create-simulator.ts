import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerCreate } from './answer-create.ts';
import { advance, answerPackages } from './answer-packages.ts';
import { openShipmentFile } from './shipment-file.ts';
import type { ShipmentFile } from './shipment-file.ts';

type Answer = { status: number; body: object };

/** A courier that speaks Delhivery's protocol on `port`, already listening there; its shipments stay in `file`. */
export function createSimulator({
  port,
  file,
  token,
}: {
  port: number;
  file: string;
  token: string;
}): Server {
  const shipments = openShipmentFile(file);
  const server = createServer((request, response) => {
    void respond(shipments, token, request, response);
  });
  return server.listen(port, '127.0.0.1');
}

async function respond(
  shipments: ShipmentFile,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = await answer(shipments, token, request).catch(() => badRequest);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const badRequest: Answer = { status: 400, body: { error: 'Bad request' } };

async function answer(shipments: ShipmentFile, token: string, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://courier');
  if (request.headers.authorization !== `Token ${token}`) return { status: 401, body: unauthorized };
  const body = await readBody(request);
  switch (`${request.method} ${pathname}`) {
    case 'POST /api/cmu/create.json':
      return { status: 200, body: answerCreate(shipments, body, new Date()) };
    case 'GET /api/v1/packages/json/':
      return { status: 200, body: answerPackages(shipments, searchParams) };
    case 'POST /simulator/advance':
      return { status: 200, body: advance(shipments, searchParams.get('waybill'), new Date()) };
    default:
      return { status: 404, body: { error: 'Not found' } };
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
