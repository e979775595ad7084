import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { promotionCodes, promotions } from '#shop/promotions/server/tables.ts';
import { eraseOwnCode, giveOwnCode, readOwnCode } from '#shop/promotions/server/own-codes.ts';
import { makePromotion } from '#shop/promotions/server/testing.ts';
import { makeCustomer } from '#shop/orders/server/testing.ts';
import { full, offerShop, refusalOf, tenOff } from './testing.ts';

const { db, order } = await offerShop();
afterEach(async () => {
  await db.update(promotions).set({ endedAt: new Date(Date.now() - 7_200_000) });
});

describe('a code', () => {
  it('is read without case and spaces, O as 0 and I as 1', async () => {
    await makePromotion(db, { codes: ['DIWALI10'] });
    for (const code of ['diwali10', ' Diwa li 10', 'D1WAL1IO'])
      await order(await makeCustomer(db), { seen: tenOff(), code });
    await order(await makeCustomer(db), { seen: full() });
    expect(
      await refusalOf(order(await makeCustomer(db), { seen: tenOff(), code: 'DIWALI11' })),
    ).toMatchObject({
      code: 'total_changed',
    });
  });

  it('takes ten wrong tries an hour of an inbox, and a right one costs nothing', async () => {
    await makePromotion(db, { codes: ['RIGHT77'] });
    await db.delete(rateCounters);
    const asha = await makeCustomer(db, { email: 'asha.three@gmail.com' });
    const same = await makeCustomer(db, { email: 'ashathree@gmail.com' });
    const network = '203.0.113.7';
    for (let at = 0; at < 3; at += 1) await order(asha, { seen: tenOff(), code: 'RIGHT77', network });
    for (let at = 0; at < 10; at += 1)
      await refusalOf(order(at % 2 ? asha : same, { seen: tenOff(), code: `WRONG${at}X`, network }));
    for (const code of ['WRONG', 'RIGHT77'])
      expect(await refusalOf(order(asha, { seen: tenOff(), code, network }))).toMatchObject({
        code: 'too_many',
      });
    await order(await makeCustomer(db), { seen: tenOff(), code: 'RIGHT77', network });
  });

  it('has its own limit of uses', async () => {
    await makePromotion(db, { codes: ['ONCE22', 'ONCE33'], usesOfCode: 1 });
    await order(await makeCustomer(db), { seen: tenOff(), code: 'ONCE22' });
    expect(
      (await refusalOf(order(await makeCustomer(db), { seen: tenOff(), code: 'once22' })))!.message,
    ).toContain('is used up');
    await order(await makeCustomer(db), { seen: tenOff(), code: 'ONCE33' });
    expect((await db.select().from(promotionCodes).where(eq(promotionCodes.key, '0NCE22')))[0]!.used).toBe(1);
  });
});

describe('the code of a newsletter subscriber', () => {
  it('of a subscriber fits her inbox alone, also without an account', async () => {
    const id = await makePromotion(db, { codes: ['WELCOME-9'] });
    await db
      .update(promotionCodes)
      .set({ inbox: 'meera@gmail.com' })
      .where(eq(promotionCodes.promotionId, id));
    const guest = (contactEmail?: string) =>
      order(
        { userId: null, guest: { browser: 'b' }, ...(contactEmail ? { contactEmail } : {}) },
        { seen: tenOff(), code: 'WELCOME-9' },
      );
    for (const other of ['asha@gmail.com', undefined])
      expect(await refusalOf(guest(other))).toMatchObject({ code: 'total_changed' });
    await guest('m.eera+shop@gmail.com');
  });

  it('works once, for its inbox, until its end', async () => {
    await makePromotion(db, { needsCode: true, isForNewsletter: true });
    const mine = await makeCustomer(db, { email: 'meera.k@gmail.com' });
    const other = await makeCustomer(db);
    const { code } = (await giveOwnCode(db, { email: 'meerak+news@gmail.com' }))!;
    expect(await giveOwnCode(db, { email: 'meera.k@gmail.com' })).toBeNull();
    expect(await refusalOf(order(other, { seen: tenOff(), code }))).toMatchObject({ code: 'total_changed' });
    await order(mine, { seen: tenOff(), code });
    expect((await refusalOf(order(mine, { seen: tenOff(), code })))!.message).toContain('is used up');
  });

  it('ends with its days and with the erasure of its inbox', async () => {
    await makePromotion(db, { needsCode: true, isForNewsletter: true });
    const mine = await makeCustomer(db, { email: 'two@example.in' });
    const { code, endsAt } = (await giveOwnCode(db, { email: 'two@example.in' }))!;
    expect(Math.round((endsAt.getTime() - Date.now()) / dayMs)).toBe(30);
    await eraseOwnCode(db, { email: 'two@example.in' });
    expect(await refusalOf(order(mine, { seen: tenOff(), code }))).toMatchObject({ code: 'total_changed' });
    expect(await readOwnCode(db, { email: 'two@example.in' })).toBeNull();
  });
});
