// §9 complaints are kept three years after the answer; the erasure of an account leaves no words of them
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { answerGrievance } from '../admin/server/answer-grievance.ts';
import { noteGrievance } from './file-grievance.ts';
import { deleteOldGrievances, eraseGrievances, exportGrievances } from './grievance-data.ts';
import { grievances, grievanceSteps } from './tables.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'support');
const by = { userId, namesOf: () => Promise.resolve(new Map<number, string>()) };
const answer = { outcome: 'settled', words: 'A new jar is on its way.' } as const;

async function complaint({ answeredAt }: { answeredAt?: Date } = {}) {
  const email = `leela-${randomUUID()}@example.in`;
  const form = {
    requestId: randomUUID(),
    name: 'Leela Menon',
    email,
    phone: '',
    topic: 'product' as const,
    orderNumber: '',
    words: 'The jar was broken.',
  };
  const { id } = await noteGrievance(db, { form, by });
  if (answeredAt) await answerGrievance(db, { id, by, ...answer, now: answeredAt });
  const row = async () => (await db.select().from(grievances).where(eq(grievances.id, id)))[0];
  const steps = () => db.select().from(grievanceSteps).where(eq(grievanceSteps.grievanceId, id));
  return { id, email, row, steps };
}

const erased = { name: '', email: null, words: '' };

describe('complaints as personal data', () => {
  it('are in the export of their customer with the answers, and without a link', async () => {
    const { email } = await complaint({ answeredAt: new Date() });
    const exported = await exportGrievances(db, { email });
    expect(exported).toMatchObject([{ words: 'The jar was broken.', answers: [{ words: answer.words }] }]);
    expect(JSON.stringify(exported)).not.toMatch(/token|\w{43}/);
  });

  it('lose their words with the account once they are answered', async () => {
    const { email, row, steps } = await complaint({ answeredAt: new Date() });
    await eraseGrievances(db, { email });
    expect(await row()).toMatchObject({ ...erased, topic: 'product', state: 'answered' });
    expect((await steps()).map(({ words }) => words)).toEqual(['', '']);
  });

  it('keep an open one until its answer, then erase it', async () => {
    const { id, email, row } = await complaint();
    await eraseGrievances(db, { email });
    await deleteOldGrievances(db, { now: new Date() });
    expect(await row()).toMatchObject({ email, words: 'The jar was broken.' });
    await answerGrievance(db, { id, by, ...answer });
    await deleteOldGrievances(db, { now: new Date() });
    expect(await row()).toMatchObject(erased);
  });

  it('erase an open one of a deleted account after 90 days', async () => {
    const { email, row } = await complaint();
    await eraseGrievances(db, { email });
    await deleteOldGrievances(db, { now: new Date(Date.now() + 91 * dayMs) });
    expect(await row()).toMatchObject(erased);
  });

  it('are kept for three years after the answer, and an open one for longer', async () => {
    const answeredAt = new Date('2026-11-26T10:00:00+05:30');
    const [old, open] = [await complaint({ answeredAt }), await complaint()];
    await deleteOldGrievances(db, { now: new Date('2029-11-26T09:59:00+05:30') });
    expect(await old.row()).toBeDefined();
    await deleteOldGrievances(db, { now: new Date('2029-11-26T10:01:00+05:30') });
    expect(await old.row()).toBeUndefined();
    expect(await old.steps()).toEqual([]);
    expect(await open.row()).toBeDefined();
  });
});
