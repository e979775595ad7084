// §9 categories are at most three deep, and only empty ones are deleted
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { CategoryOfStaff } from '#shop/catalog/admin/categories.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { findCategoryByOldSlug } from '#shop/catalog/server/find-old-slug.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { openStaffApi } from '../testing.ts';

const { db, call } = await openStaffApi();

let token = '';
beforeAll(async () => {
  token = (await makeStaff(db, 'content')).token;
});

async function list(): Promise<CategoryOfStaff[]> {
  return (await call(token, 'GET', 'categories')).body as unknown as CategoryOfStaff[];
}

async function create(name: string, parentId: number | null = null): Promise<CategoryOfStaff> {
  const { body } = await call(token, 'POST', 'categories', { name, parentId });
  return (body as unknown as CategoryOfStaff[]).findLast((category) => category.name === name)!;
}

const save = ({ id, version }: CategoryOfStaff, fields: object) =>
  call(token, 'PUT', `categories/${id}`, { version, fields });
const remove = ({ id }: CategoryOfStaff) => call(token, 'DELETE', `categories/${id}`);

describe('a category of the staff side', () => {
  it('is created with a free address and listed by name with its products', async () => {
    const oils = await create('Oils');
    expect(oils).toMatchObject({ slug: 'oils', parentId: null, products: 0 });
    expect(await create('Oils', oils.id)).toMatchObject({ slug: 'oils-2', parentId: oils.id });
    await makeProduct(db, { categoryId: oils.id });
    const names = (await list()).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    expect((await list()).find(({ id }) => id === oils.id)!.products).toBe(1);
  });

  // §9 the merchant orders the categories of each list; without an order they are sorted by name
  it('has the place in its list that staff give it, and the undo returns it', async () => {
    const shelf = await create('Shelf');
    for (const name of ['Amla', 'Brahmi', 'Cumin']) await create(name, shelf.id);
    const shown = async () =>
      (await listCategories(db)).filter(({ parentId }) => parentId === shelf.id).map(({ name }) => name);
    const arrange = async (order: string[], version?: number) => {
      const now = (await list()).find(({ slug }) => slug === order[0]);
      const body = { version: version ?? now!.orderVersion, order };
      return call(token, 'PUT', `category-orders/${shelf.id}`, body);
    };
    expect(await shown()).toEqual(['Amla', 'Brahmi', 'Cumin']);
    expect((await arrange(['cumin', 'amla', 'brahmi'])).status).toBe(200);
    expect(await shown()).toEqual(['Cumin', 'Amla', 'Brahmi']);
    expect((await arrange(['brahmi', 'amla', 'cumin'], 0)).body.code).toBe('changed_meanwhile');
    expect((await arrange(['cumin', 'shelf'])).status).toBe(404);
    const { orderVersion } = (await list()).find(({ slug }) => slug === 'cumin')!;
    expect((await call(token, 'POST', `log/${orderVersion}/undo`, {})).status).toBe(200);
    expect(await shown()).toEqual(['Amla', 'Brahmi', 'Cumin']);
    await create('Basil', shelf.id);
    expect(await shown()).toEqual(['Amla', 'Basil', 'Brahmi', 'Cumin']);
    expect((await arrange(['cumin', 'basil', 'amla', 'brahmi'])).status).toBe(200);
    const aloe = await create('Aloe');
    expect((await save(aloe, { parentId: shelf.id })).status).toBe(200);
    await create('Ajwain', shelf.id);
    expect(await shown()).toEqual(['Cumin', 'Basil', 'Amla', 'Brahmi', 'Aloe', 'Ajwain']);
  });

  it('is at most three deep, by creation and by move, and never in itself', async () => {
    const [one, apart] = [await create('One'), await create('Apart')];
    const two = await create('Two', one.id);
    const three = await create('Three', two.id);
    const fourth = await call(token, 'POST', 'categories', { name: 'Four', parentId: three.id });
    expect([fourth.status, fourth.body.code]).toEqual([409, 'too_deep']);
    expect((await save(one, { parentId: apart.id })).body.code).toBe('too_deep');
    expect((await save(one, { parentId: three.id })).body.code).toBe('inside_itself');
    expect((await save(one, { parentId: one.id })).body.code).toBe('inside_itself');
    expect((await save(three, { parentId: 999_999 })).status).toBe(404);
    expect((await save(two, { parentId: apart.id })).status).toBe(200);
  });

  it('cannot become a ring by two moves at once', async () => {
    const [left, right] = [await create('Left'), await create('Right')];
    const moves = await Promise.all([save(left, { parentId: right.id }), save(right, { parentId: left.id })]);
    expect(moves.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  });

  it('is found at once by its new name and old address, and the change is undone', async () => {
    const balms = await create('Balms');
    const { slug } = await makeProduct(db, { categoryId: balms.id, name: 'Kokum Stick' });
    expect((await save(balms, { name: 'Zalveware', slug: 'zalveware', nameHindi: 'बाम' })).status).toBe(200);
    const find = async (q: string) =>
      (await searchProducts(db, { q, limit: 5, cursor: 0 })).products.map((one) => one.slug);
    expect(await find('zalveware')).toEqual([slug]);
    expect(await findCategoryByOldSlug(db, 'balms')).toBe('zalveware');
    const { version } = (await list()).find(({ id }) => id === balms.id)!;
    expect((await call(token, 'POST', `log/${version}/undo`, {})).status).toBe(200);
    expect((await list()).find(({ id }) => id === balms.id)).toMatchObject({ name: 'Balms', slug: 'balms' });
    expect(await findCategoryByOldSlug(db, 'zalveware')).toBe('balms');
  });

  it('refuses a stale save and a taken address', async () => {
    const soaps = await create('Soaps');
    await create('Bars');
    await save(soaps, { icon: 'leaf' });
    expect((await save(soaps, { icon: 'soap-bar' })).body.code).toBe('changed_meanwhile');
    const now = (await list()).find(({ id }) => id === soaps.id)!;
    expect((await save(now, { slug: 'bars' })).body.code).toBe('slug_taken');
  });

  it('is never listed with old fields and the version of a change that they miss', async () => {
    const { id } = await create('Balms');
    const { listing } = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table change_log in access exclusive mode`);
      const listing = list();
      const waiting = sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
      await tx.execute(sql`update categories set name = 'Ointments' where id = ${id}`);
      await tx.execute(sql`insert into change_log (kind, entity_id, action, before, after)
        values ('category', ${String(id)}, 'change', '{"name": "Balms"}', '{"name": "Ointments"}')`);
      return { listing };
    });
    const shown = (await listing).find((category) => category.id === id)!;
    expect((await save(shown, { name: 'Balms' })).status).toBe(shown.name === 'Balms' ? 409 : 200);
  });

  it.each(['Oils\nand more', 'Oils\u0007'])('has no control character in its name: %j', async (name) => {
    expect((await call(token, 'POST', 'categories', { name, parentId: null })).status).toBe(400);
    const { id, version } = await create('Plain');
    const saved = await call(token, 'PUT', `categories/${id}`, { version, fields: { nameHindi: name } });
    expect(saved.status).toBe(400);
  });

  it('is deleted only when it is empty', async () => {
    const [parent, full] = [await create('Parent'), await create('Full')];
    const child = await create('Child', parent.id);
    await makeProduct(db, { categoryId: full.id, published: false });
    expect([(await remove(parent)).status, (await remove(full)).status]).toEqual([409, 409]);
    expect([(await remove(child)).status, (await remove(parent)).status]).toEqual([200, 200]);
    expect((await remove(parent)).status).toBe(404);
  });
});
