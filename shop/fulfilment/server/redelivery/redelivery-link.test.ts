// §9 a customer rescues a failed delivery by a signed link, once, which shows no personal data
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayMs, dayOf } from '#platform/india-time.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import {
  requestRedelivery,
  listRedeliveries,
} from '#shop/shipping/server/redeliveries/request-redelivery.ts';
import { readRequest } from '#shop/shipping/server/stored-request.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { ShipmentEmailData } from '#shop/orders/emails/order-emails.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { signTrackLink } from '#shop/orders/server/tracking/signed-links.ts';
import { findOpenTry } from '#shop/orders/server/tracking/open-try.ts';
import { makeParcel } from '../testing.ts';
import { answerRedelivery, readRedelivery } from './redelivery-link.ts';

const { db } = await testDatabase();

async function failedParcel() {
  const parcel = await makeParcel(db);
  await parcel.hears('pickedUp', 'takenOut', 'nobodyThere');
  const newestToken = async () => {
    const emails = await queuedEmails(db, parcel.email);
    const newest = emails.findLast(({ template }) => template === 'order-undelivered')!;
    return (newest as unknown as { data: ShipmentEmailData }).data.rescueToken!;
  };
  return { ...parcel, newestToken, token: await newestToken() };
}

const tryAgain = { act: 'try_again' } as const;

describe('the link of the email about a failed delivery', () => {
  it('shows the try without name, phone and address, and asks nothing', async () => {
    const { token, orderId, orderNumber } = await failedParcel();
    const shown = await readRedelivery(db, { token });
    expect(shown).toMatchObject({ orderNumber, amountDue: 997, done: null });
    expect(shown.days).toEqual([1, 2, 3, 4, 5, 6].map((days) => addDays(dayOf(new Date()), days)));
    expect(JSON.stringify(shown)).not.toMatch(/Meera|Temple|9876/);
    expect(await listRedeliveries(db, { orderId })).toEqual([]);
  });

  it('corrects phone and address once, for the courier and the order', async () => {
    const { token, orderId } = await failedParcel();
    const answer = { act: 'correct', phone: '9811122233', addressLine: '14 Temple Road' } as const;
    expect((await answerRedelivery(db, { token, answer })).done).toMatchObject({
      act: 'correct',
      changes: ['phone', 'addressLine'],
      state: 'asked',
    });
    const corrected = { phone: '9811122233', addressLine: '14 Temple Road', pincode: '560003' };
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(order!.address).toMatchObject(corrected);
    const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
    expect(readRequest(shipment!.request).recipient).toMatchObject(corrected);
    await expect(answerRedelivery(db, { token, answer: tryAgain })).rejects.toMatchObject({
      code: 'act_open',
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('changes no address and opens no document for an email that nobody has proved', async () => {
    const { orderId, email, hears } = await makeParcel(db);
    const guest = { userId: null, channel: 'guest', contactEmail: email } as const;
    await db.update(orders).set(guest).where(eq(orders.id, orderId));
    await hears('pickedUp', 'takenOut', 'nobodyThere');
    const { data: failed } = (await queuedEmails(db, email)).at(-1)! as unknown as {
      data: ShipmentEmailData;
    };
    const token = failed.rescueToken!;
    const answer = { act: 'correct', phone: '9811122233', addressLine: '14 Temple Road' } as const;
    await expect(answerRedelivery(db, { token, answer })).rejects.toMatchObject({ code: 'unproved' });
    await answerRedelivery(db, { token, answer: tryAgain });
    await hears('takenOut', 'delivered');
    const sent = (await queuedEmails(db, email)).filter(({ template }) => template !== 'order-placed');
    for (const { data } of sent) expect(data).toMatchObject({ invoiceToken: null, returnToken: null });
    expect(sent.map(({ template }) => template)).toContain('order-delivered');
  });

  it('takes one of ten answers at once', async () => {
    const { token, orderId } = await failedParcel();
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => answerRedelivery(db, { token, answer: tryAgain })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listRedeliveries(db, { orderId })).toHaveLength(1);
  });

  it('takes a day that the courier takes, and no other', async () => {
    const { token, orderId } = await failedParcel();
    const today = dayOf(new Date());
    for (const day of [today, addDays(today, -1), addDays(today, 7), '2099-01-01'])
      await expect(
        answerRedelivery(db, { token, answer: { act: 'another_day', day } }),
      ).rejects.toMatchObject({
        code: 'day_not_open',
      });
    await answerRedelivery(db, { token, answer: { act: 'another_day', day: addDays(today, 6) } });
    expect(await listRedeliveries(db, { orderId })).toMatchObject([
      { day: addDays(today, 6), askedBy: 'customer' },
    ]);
  });

  it('ends when the parcel goes out again, and a new try has a link of its own', async () => {
    const { token, hears, newestToken, orderId } = await failedParcel();
    await hears('takenOut');
    await expect(readRedelivery(db, { token })).rejects.toMatchObject({ code: 'link_over' });
    await expect(answerRedelivery(db, { token, answer: tryAgain })).rejects.toMatchObject({
      code: 'try_over',
    });
    await hears('nobodyThere');
    await expect(answerRedelivery(db, { token, answer: tryAgain })).rejects.toMatchObject({
      code: 'try_over',
    });
    await answerRedelivery(db, { token: await newestToken(), answer: tryAgain });
    expect(await listRedeliveries(db, { orderId })).toHaveLength(1);
  });

  it('is refused when foreign, changed, of another use, or over', async () => {
    const { token, orderId } = await failedParcel();
    const changed = token.replace(/^\d+/, (id) => String(Number(id) + 1));
    const otherUse = signTrackLink('AR-1000001');
    for (const wrong of ['', 'x', changed, `${token}a`, otherUse])
      await expect(answerRedelivery(db, { token: wrong, answer: tryAgain })).rejects.toMatchObject({
        code: 'link_over',
      });
    const later = new Date(Date.now() + 6 * dayMs + 1_000);
    await expect(answerRedelivery(db, { token, answer: tryAgain, now: later })).rejects.toMatchObject({
      code: 'link_over',
    });
    expect(await listRedeliveries(db, { orderId })).toEqual([]);
  });

  it('is over after an answer of staff, and shows that answer', async () => {
    const { token, orderId } = await failedParcel();
    const { id } = await askByStaff(orderId);
    expect((await readRedelivery(db, { token })).done).toMatchObject({ act: 'give_up', state: 'asked' });
    await expect(answerRedelivery(db, { token, answer: tryAgain })).rejects.toMatchObject({
      code: 'act_open',
    });
    expect((await listRedeliveries(db, { orderId })).map((rescue) => rescue.id)).toEqual([id]);
  });

  it('is missing in the email about a parcel that the courier brings back', async () => {
    const { hears, email } = await makeParcel(db);
    await hears('pickedUp', 'turnedRound');
    const emails = await queuedEmails(db, email);
    const undelivered = emails.find(({ template }) => template === 'order-undelivered')!;
    expect((undelivered as unknown as { data: ShipmentEmailData }).data.rescueToken).toBeNull();
  });
});

async function askByStaff(orderId: string) {
  const { failedTry } = (await findOpenTry(db, { orderId }))!;
  const id = randomUUID();
  await requestRedelivery(db, {
    id,
    orderId,
    failedTry,
    act: { act: 'give_up' },
    askedBy: 'staff',
    authorId: 1,
  });
  return { id };
}
