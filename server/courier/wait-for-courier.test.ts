// §7 a courier that does not answer is left alone; jobs keep their tries
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { CircuitOpen, CourierTrouble } from '#shop/shipping/courier.ts';
import { createShipmentJob } from '#shop/shipping/server/shipments/request-shipment.ts';
import { waitForCourier } from './wait-for-courier.ts';

const { db } = await testDatabase();
const until = new Date(Date.now() + 60_000);

async function waiting(orderId: string) {
  const { rows } = await db.execute<{ start_after: Date; retry_count: number; retry_limit: number }>(
    sql`select start_after, retry_count, retry_limit from pgboss.job where data->>'orderId' = ${orderId}`,
  );
  return rows;
}

test("a job waits until the courier's pause is over and keeps all of its tries", async () => {
  const asked: string[] = [];
  const orderId = randomUUID();
  const work = waitForCourier(db, { restsUntil: () => until }, createShipmentJob, async (data) => {
    asked.push(data.orderId);
  });
  await work({ orderId });
  expect(asked).toEqual([]);
  const [job, ...more] = await waiting(orderId);
  expect(more).toEqual([]);
  expect(job).toMatchObject({ retry_count: 0, retry_limit: createShipmentJob.retryLimit });
  const late = new Date(job!.start_after).getTime() - until.getTime();
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThanOrEqual(5_000);
});

test('a job also waits when the breaker opens during its try', async () => {
  const orderId = randomUUID();
  const work = waitForCourier(db, { restsUntil: () => null }, createShipmentJob, () =>
    Promise.reject(new CircuitOpen(until)),
  );
  await work({ orderId });
  expect(await waiting(orderId)).toHaveLength(1);
});

test('any other error belongs to the job, which is tried again', async () => {
  const orderId = randomUUID();
  const work = waitForCourier(db, { restsUntil: () => null }, createShipmentJob, () =>
    Promise.reject(new CourierTrouble('suspicious consignee')),
  );
  await expect(work({ orderId })).rejects.toThrow('suspicious');
  expect(await waiting(orderId)).toEqual([]);
});
