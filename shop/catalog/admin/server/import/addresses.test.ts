import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { products } from '../../../server/tables.ts';
import { makeCategory, makeProduct } from '../../../server/testing.ts';
import { openImports } from '../bulk/testing/open-imports.ts';

const { db } = await testDatabase();
const { check, run } = openImports(db);

beforeAll(async () => {
  await makeCategory(db, { slug: 'oils', name: 'Oils' });
});

const imported = async (text: string) => {
  const { id, list } = await check(text);
  const { rows } = await run(id);
  return { list, rows };
};
const results = (list: { result: string; problems: { reason: string }[] }[]) =>
  list.map(({ result, problems }) => [result, problems.map(({ reason }) => reason).join(' ')]);

describe('an address that the shop made up', () => {
  it('is no key: names in any script leave other products alone, twice', async () => {
    const foreign = await makeProduct(db, { slug: 'product', name: 'Foreign', published: false });
    const text = 'Name,Category,MRP\nनीम तेल,oils,299\nதேன்,oils,120\nনিম তেল,oils,85\n🌿🌿,oils,5\n';
    const first = await imported(text);
    expect(first.rows).toEqual({ create: 4, change: 0, unchanged: 0, refused: 0 });
    expect(first.list.map(({ fields }) => fields.slug)).toEqual(['nim-tel', 'ten', 'nim-tel-2', 'product-2']);
    expect((await imported(text)).rows).toEqual({ create: 0, change: 0, unchanged: 4, refused: 0 });
    const [after] = await db.select().from(products).where(eq(products.id, foreign.id));
    expect(after).toEqual(foreign);
  });

  it('never lets a row that is only named change the product of its name', async () => {
    await imported('Name,Category,MRP\nAmla Oil,oils,100\n');
    const { list } = await check('Name,Category,MRP\namla  oil,oils,1\n');
    expect(results(list)).toEqual([['refused', expect.stringContaining('give its address amla-oil')]]);
  });

  it('tells before what two rows of one name do, and the run does the same', async () => {
    const { list, rows } = await imported(
      'SKU,Name,Category,MRP\nT-1,Twin Oil,oils,10\nT-2,Twin Oil,oils,20\n,Twin Oil,oils,30\n',
    );
    expect(rows).toEqual({ create: 2, change: 0, unchanged: 0, refused: 1 });
    expect(results(list)).toEqual([
      ['create', ''],
      [
        'create',
        'Row 2 has the same name. This row makes a further product. The address twin-oil is taken. The product gets twin-oil-2.',
      ],
      ['refused', 'Row 2 has the same name. Give each an SKU or an address of its own.'],
    ]);
    const { list: later } = await check('SKU,Name,Category\nT-9,Twin Oil,oils\n');
    expect(later[0]).toMatchObject({ result: 'create', fields: { slug: 'twin-oil-3' } });
  });

  it('keeps a foreign handle out, with a note, and finds its product again by SKU', async () => {
    const text =
      'Handle,Title,Type,Variant SKU,Variant Price\nहल्दी-तेल,हल्दी तेल,Oils,H-1,90\nneem_oil,Neem,Oils,N-1,80\n';
    const { list, rows } = await imported(text);
    expect(rows).toMatchObject({ create: 2 });
    expect(list.map(({ fields }) => fields.slug)).toEqual(['haldi-tel', 'neem-oil']);
    expect(list[0]!.problems[0]!.reason).toContain('The product gets haldi-tel.');
    expect((await imported(text)).rows).toEqual({ create: 0, change: 0, unchanged: 2, refused: 0 });
  });

  it('is not given twice in a file, and not to a row that names it later', async () => {
    const { list } = await check('Slug,SKU,Name,Category\n,L-1,Late Oil,oils\nlate-oil,L-2,Other,oils\n');
    expect(results(list)[1]).toEqual(['refused', 'Row 2 gets this address.']);
  });
});
