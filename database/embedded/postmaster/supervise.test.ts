import { expect, test, vi } from 'vitest';
import type { Postmaster } from './start-postmaster.ts';
import { supervise } from './supervise.ts';

const others = { onLost: () => {}, log: () => {} };

function serverThat(ended: Promise<unknown>) {
  return { port: 1, ended, stop: vi.fn<Postmaster['stop']>(async () => {}) };
}

test('a stop during a restart also stops the new server', async () => {
  const asked = Promise.withResolvers<void>();
  const started = Promise.withResolvers<Postmaster>();
  const startAgain = () => {
    asked.resolve();
    return started.promise;
  };
  const { stop } = supervise(serverThat(Promise.resolve()), { startAgain, ...others });
  await asked.promise;
  const stopped = stop();
  const next = serverThat(new Promise(() => {}));
  started.resolve(next);
  await stopped;
  expect(next.stop).toHaveBeenCalled();
});

test('a stop that ends the server starts no other', async () => {
  const ended = Promise.withResolvers<void>();
  const first = serverThat(ended.promise);
  first.stop.mockImplementation(async () => ended.resolve());
  const startAgain = vi.fn<() => Promise<Postmaster>>();
  const { stop } = supervise(first, { startAgain, ...others });
  await stop();
  expect(startAgain).not.toHaveBeenCalled();
});
