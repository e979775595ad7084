// §7 a courier that does not answer is left alone; jobs keep their tries
import { expect, test } from 'vitest';
import type { LogFields } from '#platform/server/log.ts';
import { type Courier, CircuitOpen, CourierTrouble, CourierUnreachable } from '../../courier.ts';
import { guardCourier } from './guard-courier.ts';

function stage() {
  const world = { down: true, asked: 0, now: 0, lines: [] as [string, LogFields?][] };
  const response = async () => {
    world.asked += 1;
    if (world.down) throw new CourierUnreachable('no whole answer in time');
    return [];
  };
  const note = (event: string, fields?: LogFields) => void world.lines.push([event, fields]);
  const courier = { track: response } as unknown as Courier;
  const guarded = guardCourier(
    courier,
    { info: note, warn: note, error: note },
    { failures: 3, restMs: 1_000, longestRestMs: 3_000, now: () => world.now },
  );
  const ask = () => guarded.track(['1']).catch((error: unknown) => error);
  return { world, guarded, ask };
}

test('three failures in a row open the breaker, and the log says so', async () => {
  const { world, guarded, ask } = stage();
  for (let n = 0; n < 3; n += 1) expect(await ask()).toBeInstanceOf(CourierUnreachable);
  expect(await ask()).toBeInstanceOf(CircuitOpen);
  expect(world.asked).toBe(3);
  expect(guarded.restsUntil()).toEqual(new Date(1_000));
  expect(world.lines).toMatchObject([['courier breaker open', { count: 3, durationMs: 1_000 }]]);
});

test('after the pause one request probes; each failed probe doubles the pause', async () => {
  const { world, guarded, ask } = stage();
  for (let n = 0; n < 3; n += 1) await ask();
  for (const rest of [2_000, 3_000, 3_000]) {
    world.now = guarded.restsUntil()!.getTime();
    const [probe, other] = await Promise.all([ask(), ask()]);
    expect(probe).toBeInstanceOf(CourierUnreachable);
    expect(other).toBeInstanceOf(CircuitOpen);
    expect(guarded.restsUntil()!.getTime() - world.now).toBe(rest);
  }
  expect(world.asked).toBe(6);
});

test('a successful probe closes the breaker, and the count restarts', async () => {
  const { world, guarded, ask } = stage();
  for (let n = 0; n < 3; n += 1) await ask();
  world.now = 1_000;
  world.down = false;
  expect(await ask()).toEqual([]);
  expect(guarded.restsUntil()).toBeNull();
  expect(world.lines.map(([event]) => event)).toEqual([
    'courier breaker open',
    'courier breaker half open',
    'courier breaker closed',
  ]);
  world.down = true;
  await ask();
  await ask();
  expect(guarded.restsUntil()).toBeNull();
});

test('a refusal of one parcel does not open the breaker', async () => {
  const refusing = { track: () => Promise.reject(new CourierTrouble('suspicious consignee')) };
  const note = () => {};
  const guarded = guardCourier(
    refusing as unknown as Courier,
    { info: note, warn: note, error: note },
    { failures: 2 },
  );
  for (let n = 0; n < 5; n += 1)
    expect(await guarded.track(['1']).catch((error: unknown) => error)).not.toBeInstanceOf(CircuitOpen);
});
