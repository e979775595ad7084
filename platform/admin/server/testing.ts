import { eq, sql } from 'drizzle-orm';
import { pgTable, serial, integer, text, varchar } from 'drizzle-orm/pg-core';
import { Refusal } from '../../refusal.ts';
import { changeEntity, readForEdit } from '../../server/changes/change-entity.ts';
import type { Author, EntityKind } from '../../server/changes/entity-kind.ts';
import { changeLog } from '../../server/tables.ts';
import { undoChange } from './undo-change.ts';
import type { Db } from '../../server/db.ts';

const jars = pgTable('jars', {
  id: serial().primaryKey(),
  name: text(),
  price: integer(),
  volume: integer(),
  phone: varchar(),
});

type Jar = { name: string | null; price: number | null; volume: number | null; phone: string | null };

/** A kind with a rule of its own: the price decides the volume. */
export const jarKind: EntityKind<Jar> = {
  name: 'jar',
  label: 'Jar',
  roles: ['content'],
  fields: {
    name: { label: 'Name' },
    price: { label: 'Price', show: (price) => `₹${Number(price)}` },
    volume: { label: 'Volume' },
    phone: { label: 'Phone', isPersonal: true },
  },
  formerNames: { cost: 'price' },
  async read(on, id) {
    const [row] = await on
      .select()
      .from(jars)
      .where(eq(jars.id, Number(id)));
    if (!row) return null;
    const { id: _, ...fields } = row;
    return fields;
  },
  async write(tx, id, fields) {
    if ((fields.price ?? 1) <= 0) throw new Refusal('no_price', 400, 'A jar has a price.');
    const volume = fields.price ? { volume: fields.price * 2 } : {};
    await tx
      .update(jars)
      .set({ ...volume, ...fields })
      .where(eq(jars.id, Number(id)));
  },
  names: async (on, ids) =>
    new Map(
      (await on.select().from(jars))
        .filter(({ id }) => ids.includes(String(id)))
        .map(({ id, name }) => [String(id), name ?? '']),
    ),
};

const colleagues = new Map([
  [1, 'Asha'],
  [2, 'Ravi'],
]);
export const authorOf = (userId: number | null): Author => ({
  userId,
  namesOf: () => Promise.resolve(colleagues),
});
export const [asha, ravi] = [authorOf(1), authorOf(2)];
export const mayUndo = () => Promise.resolve();

export async function openJars(db: Db) {
  await db.execute(
    sql`create table jars (id serial primary key, name text, price integer, volume integer, phone varchar(10))`,
  );
  return (fields?: Partial<Jar>) => makeJar(db, fields);
}

async function makeJar(db: Db, fields: Partial<Jar> = {}) {
  const [row] = await db
    .insert(jars)
    .values({ name: 'Honey', price: 100, volume: 200, ...fields })
    .returning();
  const id = String(row!.id);
  const edit = () => readForEdit(db, jarKind, id);
  const save = (fields: Partial<Jar>, { version = 0, by = asha } = {}) =>
    changeEntity(db, jarKind, { id, version, fields, by });
  const log = () => db.select().from(changeLog).where(eq(changeLog.entityId, id)).orderBy(changeLog.id);
  const undo = (change: number, by = asha) => undoChange(db, [jarKind], { id: change, by, mayUndo });
  return { id, edit, save, log, undo };
}

export const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refusal) => error,
  );
