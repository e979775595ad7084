import { connect, type Socket } from 'node:net';

/** Sends requests over raw sockets and counts responses, so that it costs less than any server. */
export type LoadOrder = {
  port: number;
  connections: number;
  seconds: number;
  requests: string[];
  /** Sends each request once, then stops. */
  once: boolean;
  /** A busy server may turn requests away (503). */
  mayBeBusy?: boolean;
};

/** `busy` is the loader's share of one processor. */
export type LoadResult = {
  done: number;
  turnedAway: number;
  seconds: number;
  busy: number;
  failed: string | null;
};

process.on('message', (order: LoadOrder) => {
  void load(order).then((result) => process.send?.(result));
});

async function load({
  port,
  connections,
  seconds,
  requests,
  once,
  mayBeBusy = false,
}: LoadOrder): Promise<LoadResult> {
  const wire = requests.map((request) => Buffer.from(request));
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;
  let turn = 0;
  let done = 0;
  let turnedAway = 0;
  let failed: string | null = null;
  const take = () => {
    if (failed !== null || performance.now() >= end || (once && turn >= wire.length)) return undefined;
    return wire[turn++ % wire.length];
  };
  const count = (status: string) => {
    if (status.startsWith('2')) done += 1;
    else if (mayBeBusy && status === '503') turnedAway += 1;
    else failed ??= `a response ${status}`;
  };
  await Promise.all(Array.from({ length: connections }, () => repeat(port, take, count)));
  const took = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { done, turnedAway, seconds: took, busy: (user + system) / 1e6 / took, failed };
}

/** Sends the next request when the last response is complete. */
function repeat(
  port: number,
  take: () => Buffer | undefined,
  count: (status: string) => void,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket: Socket = connect(port, '127.0.0.1');
  let head = '';
  let received = 0;
  let missing = 0;
  const send = () => {
    const request = take();
    if (request) socket.write(request);
    else socket.destroy();
  };
  const fail = (status: string) => {
    count(status);
    socket.destroy();
  };
  const complete = () => {
    count(head.slice(9, 12));
    head = '';
    received = 0;
    send();
  };
  socket.setNoDelay(true);
  socket.on('connect', send);
  socket.on('close', () => resolve());
  socket.on('error', () => count('broken off'));
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) {
      missing -= chunk.length;
      if (missing <= 0) complete();
      return;
    }
    received += chunk.length;
    head += chunk.toString('latin1', 0, Math.min(chunk.length, 8_192));
    const bodyAt = head.indexOf('\r\n\r\n');
    if (bodyAt === -1) return;
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? (head.startsWith('204', 9) ? 0 : NaN));
    if (Number.isNaN(length)) return fail(`a response without a length, ${head.slice(9, 12)}`);
    missing = bodyAt + 4 + length - received;
    if (missing <= 0) complete();
  });
  return promise;
}
