import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { ownColumnNames } from '#shop/catalog/admin/bulk/targets.ts';
import type { EditedProduct } from '#shop/catalog/admin/contract.ts';
import { recheckGate } from '#shop/catalog/admin/server/recheck-gate.ts';
import { makeCategory, makeProduct, writeProduct } from '#shop/catalog/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { productHooks } from '../entity-kinds.ts';
import { combDeclarations, openStaffApi } from '../testing.ts';

const { db, call } = await openStaffApi();

const declarations = { ...combDeclarations, description: 'A comb. Clinically proven.' };
const reason = 'The study of 2024 lies in our office.';

let [owner, writer, categoryId] = ['', '', 0];

beforeAll(async () => {
  owner = (await makeStaff(db, 'owner')).token;
  writer = (await makeStaff(db, 'content')).token;
  categoryId = (await makeCategory(db)).id;
});

type Answer = { status: number; body: Record<string, unknown> };
const edited = ({ body }: Answer) => body as unknown as EditedProduct;
const save = (product: EditedProduct, fields: object) =>
  call(writer, 'PUT', `products/${product.id}`, { version: product.version, fields });
const publish = ({ id, version }: EditedProduct) =>
  call(writer, 'POST', `products/${id}/state`, { version, state: 'published' });
const accept = (token: string, { id, version }: EditedProduct, why = reason) =>
  call(token, 'POST', `products/${id}/doubts`, { version, reason: why });

async function draftOf(name: string, fields = {}) {
  const made = edited(await call(writer, 'POST', 'products', { name, categoryId, productClass: 'general' }));
  return edited(await save(made, { ...declarations, ...fields }));
}

describe('doubtful words of a product', () => {
  it('are published only with the reason of the owner, which the log keeps', async () => {
    const draft = await draftOf('Doubt Comb');
    expect(draft.problems).toMatchObject([
      {
        kind: 'doubt',
        field: 'description',
        excerpt: { before: 'A comb. ', words: 'Clinically proven', after: '.' },
      },
    ]);
    expect((await publish(draft)).status).toBe(422);
    expect((await accept(writer, draft)).status).toBe(403);
    expect((await accept(owner, draft, 'ok')).status).toBe(400);
    const accepted = edited(await accept(owner, draft));
    expect([accepted.problems, accepted.doubtsReason]).toEqual([[], reason]);
    expect((await publish(accepted)).status).toBe(200);
    const entries = await db
      .select()
      .from(changeLog)
      .where(eq(changeLog.entityId, String(draft.id)));
    expect(JSON.stringify(entries.map(({ after }) => after))).toContain(reason);
  });

  it('need a further reason when further words come', async () => {
    const accepted = edited(await accept(owner, await draftOf('Further Comb')));
    const published = edited(await publish(accepted));
    const further = await save(published, { offer: 'Recommended by doctors' });
    expect(further.status).toBe(422);
    expect((await save(published, { description: 'Clinically proven. A comb of neem.' })).status).toBe(200);
  });

  it('never carry refused words with them', async () => {
    const draft = await draftOf('Refused Comb', { description: 'Clinically proven. It cures baldness.' });
    const accepted = edited(await accept(owner, draft));
    expect(accepted.problems).toMatchObject([{ kind: 'claim', excerpt: { words: 'cures baldness' } }]);
    expect((await publish(accepted)).status).toBe(422);
  });

  it('have no column in a file', () => {
    expect(ownColumnNames).not.toContain('acceptedDoubts');
  });

  it('are not accepted in a copy', async () => {
    const accepted = edited(await accept(owner, await draftOf('Copied Comb')));
    const copy = edited(await call(writer, 'POST', 'products', { copyOf: accepted.id }));
    expect([copy.doubtsReason, copy.problems.some(({ kind }) => kind === 'doubt')]).toEqual(['', true]);
  });
});

describe('a published product that newer rules refuse', () => {
  it('stays on sale, is listed as open, and says so at its next save', async () => {
    const description = 'It cures diabetes.';
    const { id, slug } = await makeProduct(db, { categoryId, description });
    const fine = await makeProduct(db, { categoryId });
    await writeProduct(db, slug, { gatePassedOn: '2026-11-01' });
    const now = new Date('2026-11-27T06:00:00Z');
    await recheckGate(db, { now, hooks: productHooks });
    const [row] = await db.select().from(products).where(eq(products.id, id));
    expect([row!.published, row!.onSale, row!.gatePassedOn]).toEqual([true, true, null]);
    const list = await call(writer, 'GET', 'products?gate=open');
    expect((list.body as unknown as { rows: { id: number }[] }).rows.map((one) => one.id)).toContain(id);
    const before = edited(await call(writer, 'GET', `products/${id}`));
    const saved = await save(before, { mrp: 300 });
    expect(saved.status).toBe(200);
    expect(edited(saved).problems).toContainEqual(
      expect.objectContaining({ kind: 'claim', found: 'cures diabetes' }),
    );
    expect(fine.id).toBeGreaterThan(id);
  });
});
