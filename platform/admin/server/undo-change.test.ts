import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { Refusal } from '../../refusal.ts';
import { describe as describeChange, type EntityKind } from '../../server/changes/entity-kind.ts';
import { changeLog } from '../../server/tables.ts';
import { asha, jarKind, mayUndo, openJars, ravi, refused } from './testing.ts';
import { undoChange } from './undo-change.ts';

const { db } = await testDatabase();
const makeJar = await openJars(db);

describe('undo', () => {
  it('puts the old values back by the rules of the module, and can itself be undone', async () => {
    const { edit, save, undo, log } = await makeJar();
    const { version } = await save({ price: 150 });
    const undone = await undo(version, ravi);
    expect((await edit()).value).toMatchObject({ price: 100, volume: 200 });
    expect((await log())[1]).toMatchObject({
      action: 'undo',
      undoes: version,
      authorId: 2,
      after: { price: 100 },
    });
    await undo(undone.version);
    expect((await edit()).value).toMatchObject({ price: 150, volume: 300 });
  });

  it('leaves fields alone that others changed since', async () => {
    const { edit, save, undo } = await makeJar();
    const { version } = await save({ price: 150 });
    await save({ name: 'Wild honey' }, { version, by: ravi });
    await undo(version);
    expect((await edit()).value).toMatchObject({ price: 100, name: 'Wild honey' });
  });

  it('is refused with old and new values when a field changed again', async () => {
    const { edit, save, undo } = await makeJar();
    const { version } = await save({ price: 150 });
    await save({ price: 300 }, { version, by: ravi });
    const error = await refused(undo(version));
    expect(error).toMatchObject({ status: 409, code: 'changed_since' });
    expect(error?.message).toContain('Price: ₹300 now, ₹100 before.');
    expect(error?.extra.details).toMatchObject({
      changes: [
        { label: 'Price', before: '₹100', after: '₹300' },
        { label: 'Volume', before: '200', after: '600' },
      ],
    });
    expect((await edit()).value.price).toBe(300);
  });

  it('puts back a field that had another name when it was logged', async () => {
    const { id, edit, undo } = await makeJar();
    const logged = { kind: 'jar', entityId: id, action: 'change', authorId: 1, authorName: 'Asha' } as const;
    const [row] = await db
      .insert(changeLog)
      .values({ ...logged, before: { cost: 80 }, after: { cost: 100 } })
      .returning();
    await undo(row!.id);
    expect((await edit()).value.price).toBe(80);
  });

  it('works once when two ask at the same moment', async () => {
    const { save, undo, log } = await makeJar();
    const { version } = await save({ price: 150 });
    const both = await Promise.all([refused(undo(version)), refused(undo(version, ravi))]);
    expect(both.map((error) => error?.code ?? 'undone').toSorted()).toEqual(['already_undone', 'undone']);
    expect(await log()).toHaveLength(2);
  });

  it('is refused for an unknown change, a removed kind or a missing right', async () => {
    const { save, undo } = await makeJar();
    const { version } = await save({ price: 150 });
    expect((await refused(undo(999_999)))?.code).toBe('change_not_found');
    const without = undoChange(db, [], { id: version, by: asha, mayUndo });
    expect((await refused(without))?.code).toBe('change_not_found');
    const forbid = () => Promise.reject(new Refusal('staff_only', 403, 'No.'));
    expect((await refused(undoChange(db, [jarKind], { id: version, by: asha, mayUndo: forbid })))?.code).toBe(
      'staff_only',
    );
  });
});

describe('the change log', () => {
  it.each(['update change_log set author_id = 2', 'delete from change_log', 'truncate change_log'])(
    'refuses to be rewritten: %s',
    async (statement) => {
      const { save, log } = await makeJar();
      await save({ price: 150 });
      const rewritten = db.execute(sql.raw(statement)).catch((error: Error) => String(error.cause));
      expect(await rewritten).toContain('rows of change_log are never changed or deleted');
      expect(await log()).toHaveLength(1);
    },
  );

  it('describes each kind of value in words', () => {
    const before = { name: null, price: 100, gone: [1, 'two'], phone: 'changed' };
    const after = { name: 'Honey', price: 150, gone: true, phone: 'changed' };
    expect(describeChange(jarKind as EntityKind, before, after)).toEqual([
      { field: 'name', label: 'Name', before: 'nothing', after: 'Honey' },
      { field: 'price', label: 'Price', before: '₹100', after: '₹150' },
      { field: 'phone', label: 'Phone', before: 'changed', after: 'changed' },
      { field: 'gone', label: 'gone', before: '1, two', after: 'yes' },
    ]);
    expect(describeChange(jarKind as EntityKind, { cost: 80 }, { cost: 100 })).toEqual([
      { field: 'price', label: 'Price', before: '₹80', after: '₹100' },
    ]);
  });
});
