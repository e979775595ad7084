import { afterEach, expect, test } from 'vitest';
import { requestOutside, OutsideTrouble } from './request-outside.ts';
import { serveResponses, serveNobody } from '#shop/shipping/server/testing.ts';

let close = () => {};
afterEach(() => close());

async function ask(
  answer: Parameters<typeof serveResponses>[0],
  limits: { maximumBytes?: number; wholeMilliseconds?: number } = {},
) {
  const server = await serveResponses(answer);
  close = server.close;
  return requestOutside({ url: new URL(server.url), wholeMilliseconds: 2_000, ...limits });
}

test('a response comes back with its status and text', async () => {
  await expect(ask((_, response) => response.writeHead(418).end('नमस्ते'))).resolves.toMatchObject({
    status: 418,
    text: 'नमस्ते',
  });
});

test('the client follows no redirect', async () => {
  const { status } = await ask((_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  );
  expect(status).toBe(302);
});

test('the client drops a response that is too large', async () => {
  await expect(
    ask((_, response) => response.end('x'.repeat(3_000)), { maximumBytes: 2_000 }),
  ).rejects.toThrow('over 2000 bytes');
});

// §7 time-outs: a second to connect, ten for an answer; each mood of the simulator
test('the client gives up after a second when a host accepts no connection', async () => {
  const nobody = await serveNobody();
  close = () => void nobody.close();
  await expect(requestOutside({ url: new URL(nobody.url), wholeMilliseconds: 10_000 })).rejects.toThrow(
    'not connected after 1000 ms',
  );
});

test('the client gives up when a silent host uses up the whole time', async () => {
  await expect(ask(() => {}, { wholeMilliseconds: 1_500 })).rejects.toThrow('no whole answer in time');
});

test('the client gives up when a response does not end in time', async () => {
  await expect(ask((_, response) => response.write('{'), { wholeMilliseconds: 100 })).rejects.toThrow(
    'no whole answer in time',
  );
});

test('an unknown host is trouble and does not end the process', async () => {
  await expect(
    requestOutside({ url: new URL('http://127.0.0.1:1/'), wholeMilliseconds: 500 }),
  ).rejects.toBeInstanceOf(OutsideTrouble);
});
