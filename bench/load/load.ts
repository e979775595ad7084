import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadOrder, LoadResult } from './loader.ts';

/** Concurrent reads and writes. */
export const connections = 16;
export const writers = 8;

/** Source networks, since limits count each network. */
const networks = Array.from({ length: 250 }, (_, n) => `198.51.100.${n}`);

type Wire = { method?: string; path: string; headers?: Record<string, string>; body?: object };

/** A whole HTTP request from one of many networks. */
export function requestOf({ method = 'GET', path, headers = {}, body }: Wire, at = 0): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'shop',
    'accept-encoding': 'br, gzip',
    'x-forwarded-for': networks[at % networks.length],
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}

export function readsOf(path: string): string[] {
  return networks.map((_, at) => requestOf({ path }, at));
}

/** Processes that load a server. They start once and wait for their orders. */
export async function openLoaders(count: number): Promise<{
  load: (order: Omit<LoadOrder, 'connections' | 'once'> & Partial<LoadOrder>) => Promise<LoadResult>;
  close: () => void;
}> {
  const children = Array.from({ length: count }, () => fork('bench/load/loader.ts'));
  return {
    load: async (order) => {
      const share = { once: false, ...order, connections: (order.connections ?? connections) / count };
      const results = await Promise.all(children.map((child) => loadFrom(child, share)));
      const failed = results.find((result) => result.failed !== null)?.failed;
      if (failed) throw new Error(`${order.requests[0]?.split('\r\n')[0]}: ${failed}`);
      return {
        done: results.reduce((sum, { done }) => sum + done, 0),
        turnedAway: results.reduce((sum, { turnedAway }) => sum + turnedAway, 0),
        seconds: Math.max(...results.map(({ seconds }) => seconds)),
        busy: Math.max(...results.map(({ busy }) => busy)),
        failed: null,
      };
    },
    close: () => children.forEach((child) => child.kill()),
  };
}

async function loadFrom(child: ChildProcess, order: LoadOrder): Promise<LoadResult> {
  child.send(order);
  const [result] = (await once(child, 'message')) as [LoadResult];
  return result;
}
