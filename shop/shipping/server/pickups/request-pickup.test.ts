// §9 no rider is proposed or asked for a time that is over
// §9 a closed hand-over ships each parcel once, row by row, with manifest and invoices; a rider is asked for once a day; 'rider left it' mails nobody again
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import { type Courier, CourierTrouble, type PickupResponse } from '../../courier.ts';
import { findPickup, requestPickup } from './request-pickup.ts';
import { sendPickup } from './send-pickup.ts';

const { db } = await testDatabase();
const today = dayOf(new Date());
const now = new Date(`${today}T08:00:00+05:30`);
let places = 0;
const newPlace = () => `Warehouse ${(places += 1)}`;

const ask = (place: string, day = today, parcels = 3) =>
  requestPickup(db, { place, day, time: '15:00', parcels, now });

const courierThat = (...answers: (PickupResponse | Error)[]) => {
  const asked: unknown[] = [];
  const courier = {
    requestPickup: async (request: unknown) => {
      asked.push(request);
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as Courier;
  return { courier, asked };
};

const jobsOf = async (place: string) =>
  (await db.execute(sql`select 1 from pgboss.job where data->>'place' = ${place}`)).rows.length;

it('asks for a rider once a day and place, whatever is clicked', async () => {
  const place = newPlace();
  await Promise.all([ask(place), ask(place), ask(place, today, 9)]);
  await ask(place, addDays(today, 1));
  expect(await jobsOf(place)).toBe(2);
  const { courier, asked } = courierThat({ outcome: 'requested', number: '100234' });
  await Promise.resolve(sendPickup(db, courier, { place, day: today, now }));
  await sendPickup(db, courier, { place, day: today, now });
  expect(asked).toHaveLength(1);
  expect(await ask(place)).toMatchObject({ state: 'requested', number: '100234' });
  expect(await jobsOf(place)).toBe(2);
});

it('keeps the reason of a refusal, and then may be asked again', async () => {
  const place = newPlace();
  await ask(place);
  const { courier } = courierThat(
    new CourierTrouble('status 503'),
    { outcome: 'refused', remarks: 'No rider today' },
    { outcome: 'requested', number: '7' },
  );
  await expect(sendPickup(db, courier, { place, day: today, now })).rejects.toThrow('status 503');
  expect(await findPickup(db, { place, day: today })).toMatchObject({
    state: 'waiting',
    remarks: 'status 503',
  });
  await sendPickup(db, courier, { place, day: today, now });
  expect(await findPickup(db, { place, day: today })).toMatchObject({
    state: 'refused',
    remarks: 'No rider today',
  });
  expect(await ask(place, today, 5)).toMatchObject({ state: 'waiting', parcels: 5 });
  await sendPickup(db, courier, { place, day: today, now });
  expect(await ask(place)).toMatchObject({ state: 'requested', number: '7' });
});

it('refuses a past day and a day beyond a week', async () => {
  for (const day of [addDays(today, -1), addDays(today, 7)])
    await expect(ask(newPlace(), day)).rejects.toMatchObject({ code: 'wrong_pickup_day' });
});

it('asks for no time that is over, also when the courier was away for hours', async () => {
  const place = newPlace();
  const late = new Date(`${today}T15:00:00+05:30`);
  const asked = { place, day: today, time: '15:00', parcels: 1 };
  await expect(requestPickup(db, { ...asked, now: late })).rejects.toMatchObject({
    status: 400,
    code: 'pickup_time_over',
  });
  await requestPickup(db, { ...asked, now });
  const { courier, asked: sent } = courierThat();
  await sendPickup(db, courier, { place, day: today, now: late });
  expect(sent).toEqual([]);
  expect(await findPickup(db, { place, day: today })).toMatchObject({
    state: 'refused',
    remarks: 'The time was over before the courier could be asked.',
  });
});
