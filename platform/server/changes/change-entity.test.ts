import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '../db.ts';
import { changeEntity, logCreation, logDeletion } from './change-entity.ts';
import { changeLog } from '../tables.ts';
import { asha, authorOf, jarKind, openJars, ravi, refused } from '../../admin/server/testing.ts';

const { db } = await testDatabase();
const makeJar = await openJars(db);

describe('a change by staff', () => {
  it('is logged with author, old and new values of all fields that it changed', async () => {
    const { edit, save, log } = await makeJar();
    const { version } = await save({ price: 150, name: 'Honey' });
    expect(await log()).toMatchObject([
      {
        id: version,
        action: 'change',
        authorId: 1,
        before: { price: 100, volume: 200 },
        after: { price: 150, volume: 300 },
      },
    ]);
    expect(await edit()).toMatchObject({ version, value: { price: 150, volume: 300 } });
  });

  it('is not logged without a difference', async () => {
    const { save, log } = await makeJar();
    expect(await save({ name: 'Honey' })).toEqual({ version: 0 });
    expect(await log()).toEqual([]);
  });

  it('leaves no line in the log when the module refuses or the transaction fails', async () => {
    const { edit, save, log, id } = await makeJar();
    expect((await refused(save({ price: -1 })))?.code).toBe('no_price');
    const both = inTransaction(db, async (tx) => {
      await changeEntity(tx, jarKind, { id, version: 0, fields: { price: 7 }, by: asha });
      throw new Error('later');
    });
    await expect(both).rejects.toThrow('later');
    expect(await log()).toEqual([]);
    expect((await edit()).value.price).toBe(100);
  });

  it('keeps personal data out of the log and of what can be undone', async () => {
    const { save, log, undo } = await makeJar();
    const { version } = await save({ phone: '9811122233' });
    expect(await log()).toMatchObject([{ before: { phone: 'changed' }, after: { phone: 'changed' } }]);
    expect(JSON.stringify(await log())).not.toContain('98111');
    expect((await refused(undo(version)))?.code).toBe('not_undoable');
  });

  it('logs a creation and a deletion, which nobody undoes here', async () => {
    const { id, log, undo } = await makeJar({ phone: '9811122233' });
    const { version } = await logCreation(db, jarKind, { id, by: asha });
    await inTransaction(db, (tx) => logDeletion(tx, jarKind, { id, by: authorOf(null) }));
    expect(await log()).toMatchObject([
      { action: 'create', before: null, after: { name: 'Honey', phone: 'changed' } },
      { action: 'delete', authorId: null, before: { price: 100 }, after: null },
    ]);
    expect((await refused(undo(version)))?.code).toBe('not_undoable');
  });
});

describe('a stale save', () => {
  it('is refused with who changed it, when, and the current values', async () => {
    const { edit, save } = await makeJar();
    const seen = await edit();
    const { version } = await save({ price: 150 });
    const stale = await refused(save({ name: 'Wild honey' }, { version: seen.version, by: ravi }));
    expect(stale).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      message: 'Asha changed this a moment ago',
    });
    expect(stale?.extra.details).toEqual({
      version,
      current: expect.objectContaining({ price: 150, name: 'Honey' }),
      changed: ['Price', 'Volume'],
    });
    expect(await save({ name: 'Wild honey' }, { version, by: ravi })).toMatchObject({ version: version + 1 });
  });

  it('says how long ago, and names own tabs, commands and former colleagues', async () => {
    const { id, save } = await makeJar();
    const at = (authorId: number | null) =>
      db.insert(changeLog).values({
        kind: 'jar',
        entityId: id,
        action: 'change',
        authorId,
        before: { price: 1 },
        after: { price: 2 },
        changedAt: sql`now() - interval '130 seconds'`,
      });
    const messages: string[] = [];
    for (const author of [1, 2, null, 99]) {
      await at(author);
      messages.push((await refused(save({ price: 9 })))!.message);
    }
    expect(messages).toEqual(
      ['You', 'Ravi', 'The shop', 'A former colleague'].map((who) => `${who} changed this 2 minutes ago`),
    );
  });

  it('is no conflict when it repeats what was saved, as after a lost response', async () => {
    const { save, log } = await makeJar();
    const { version } = await save({ price: 150 });
    expect(await save({ price: 150 })).toEqual({ version });
    expect(await log()).toHaveLength(1);
  });

  it('loses against the first of many that saw the same version', async () => {
    const { edit, save, log } = await makeJar();
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, at) => refused(save({ price: 200 + at }, { by: at % 2 ? asha : ravi }))),
    );
    expect(tries.filter((error) => error === null)).toHaveLength(1);
    expect(new Set(tries.flatMap((error) => error?.code ?? []))).toEqual(new Set(['changed_meanwhile']));
    const [only] = await log();
    expect((await edit()).value.price).toBe(only!.after!.price);
  });
});
