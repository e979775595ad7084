import { createServer } from 'node:http';

/** A bare node:http server with the shop's own bytes and headers, the upper bound of a page. */
export type Recorded = { headers: Record<string, string>; body: string };

const responses = new Map<string, { headers: Record<string, string>; body: Buffer }>();

process.on('message', (recorded: Record<string, Recorded>) => {
  for (const [path, { headers, body }] of Object.entries(recorded))
    responses.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.('ready');
});

createServer((request, response) => {
  const answer = responses.get(request.url ?? '');
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
}).listen(Number(process.env.PORT), '127.0.0.1');
