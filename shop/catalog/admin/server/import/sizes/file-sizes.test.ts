import { readFileSync } from 'node:fs';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { productGroups } from '../../../../server/groups/tables.ts';
import { makeGroup } from '../../../../server/groups/testing.ts';
import { productCosts } from '../../../../server/stock/tables.ts';
import { products } from '../../../../server/tables.ts';
import { makeCategory, makeProduct } from '../../../../server/testing.ts';
import { openImports } from '../../bulk/testing/open-imports.ts';
import { writeProducts } from '../../bulk/write-products.ts';

const { db } = await testDatabase();
const { check, run, undo } = openImports(db);

let categoryId = 0;
beforeAll(async () => {
  categoryId = (await makeCategory(db, { slug: 'hair-oils', name: 'Hair oils' })).id;
});

type RowReport = { problems: { reason: string }[] };
const reasons = ({ problems }: RowReport) => problems.map(({ reason }) => reason).join(' ');

/** The members of a group in their order: value, name, price and stock. */
const membersOf = async (name: string) =>
  db
    .select({
      values: products.optionValues,
      name: products.name,
      mrp: products.mrpPaise,
      stock: products.stock,
      weight: products.weightGrams,
      isLead: sql<boolean>`${products.id} = ${productGroups.leadId}`,
    })
    .from(products)
    .innerJoin(productGroups, eq(productGroups.id, products.groupId))
    .where(eq(productGroups.name, name))
    .orderBy(asc(products.groupPosition));

async function textOf(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('sizes of WooCommerce', () => {
  const file = readFileSync(new URL('../fixtures/woocommerce-sizes.csv', import.meta.url), 'utf8');

  it('become a group, and each undecided row says how to go on', async () => {
    const { id, list } = await check(file, { categoryId });
    expect(list.map(({ result, number }) => [number, result])).toEqual([
      [2, 'create'],
      [3, 'unchanged'],
      [4, 'create'],
      [5, 'create'],
      [6, 'refused'],
      [7, 'unchanged'],
      [8, 'refused'],
      [9, 'create'],
    ]);
    expect(list[0]!.fields).toMatchObject({
      description: 'Cold pressed.\nMassage for ten minutes.',
      quantity: 200,
    });
    expect(reasons(list[1]!)).toContain('has its sizes in other rows (2, 4, 5)');
    expect(reasons(list[3]!)).toContain('It has no price yet');
    expect(reasons(list[4]!)).toContain('a size of VS-GONE, which the file does not hold. Add the row');
    expect(reasons(list[6]!)).toContain('leaves Fragrance (Rose, Sandal) open');
    expect(reasons(list[6]!)).toContain('Make a row for each');
    await run(id);
    const oil = { isLead: false, weight: 0 };
    expect(await membersOf('Bhringraj Hair Oil')).toEqual([
      {
        ...oil,
        values: ['100 ml'],
        name: 'Bhringraj Hair Oil - 100 ml',
        mrp: 24_900,
        stock: 40,
        weight: 125,
        isLead: true,
      },
      {
        ...oil,
        values: ['200 ml'],
        name: 'Bhringraj Hair Oil - 200 ml',
        mrp: 49_900,
        stock: 12,
        weight: 240,
      },
      { ...oil, values: ['500 ml'], name: 'Bhringraj Hair Oil - 500 ml', mrp: 0, stock: 0 },
    ]);
    expect((await membersOf('Handmade Soap')).map(({ values, mrp }) => [values, mrp])).toEqual([
      [['Rose', '3'], 16_500],
    ]);
    const again = await check(file, { categoryId });
    expect(again.rows).toEqual({ create: 0, change: 0, unchanged: 6, refused: 2 });
    await undo(id);
    expect(await membersOf('Bhringraj Hair Oil')).toEqual([]);
  });

  it('never share an SKU with their product', async () => {
    const { list } = await check(
      [
        'ID,Type,SKU,Name,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
        '1,variable,OWN,Rose water,,,,Size,"50 ml, 100 ml"',
        '2,variation,OWN,Rose water - 50 ml,parent,60,id:1,Size,50 ml',
        '3,variation,R-100,Rose water - 100 ml,3,110,own,Size,100 ml',
        '4,variation,R-101,Rose water - again,3,110,own,Size,100 ML',
        '5,variable,LONE,Lone,,,,Size,',
        '',
      ].join('\n'),
      { categoryId },
    );
    expect(list.map(({ result }) => result)).toEqual(['unchanged', 'create', 'create', 'refused', 'refused']);
    expect(list[1]!.fields.sku).toBeUndefined();
    expect(reasons(list[1]!)).toContain(
      'Give it one of its own. The other shop counts this stock for all sizes',
    );
    expect(reasons(list[3]!)).toBe('Row 4 is 100 ML too. Give each its own value.');
    expect(reasons(list[4]!)).toContain('no row of a size of this product');
  });
});

describe('options of Shopify', () => {
  const classic = `Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,\
Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Price / India,Cost per item
brahmi-oil,Brahmi Oil,<p>Cold pressed.</p>,Hair oils,Size,100 ml,Base,Til,B-100,130,shopify,4,249,299,239,90
brahmi-oil,,,,,200 ml,,Til,B-200,245,shopify,7,449,549,,160
brahmi-oil,,,,,1 L,,Til,,1100,shopify,0,1999,,1899,
brahmi-oil,,,,,,,,,,,,,,,
`;
  const modern = `Title,URL handle,Description,Type,SKU,Option1 name,Option1 value,\
Price,Compare-at price,Inventory tracker,Inventory quantity,Weight value (grams)
Amla Soap,amla-soap,<p>By hand.</p>,Hair oils,S-R,Fragrance,Rose,60,,shopify,5,100
,amla-soap,,,S-S,,Sandal,65,70,shopify,6,100
`;

  it.each([
    ['classic', classic, 'Brahmi Oil', [['100 ml'], ['200 ml'], ['1 L']], 1],
    ['new', modern, 'Amla Soap', [['Rose'], ['Sandal']], 0],
  ])('in the %s headers become a group, twice the same', async (_, file, name, values, pictures) => {
    const { id, list, rows } = await check(file, { categoryId });
    expect(rows).toEqual({ create: values.length, change: 0, unchanged: pictures, refused: 0 });
    expect(list[1]!.fields.description).toBe(list[0]!.fields.description);
    await run(id);
    const made = await membersOf(name);
    expect(made.map((member) => member.values)).toEqual(values);
    expect(made[0]).toMatchObject({ name: `${name} ${values[0]!.join()}`, isLead: true });
    const again = await check(file, { categoryId });
    expect(again.rows).toEqual({ create: 0, change: 0, unchanged: values.length + pictures, refused: 0 });
    const more = file
      .replace('100 ml', '50 ml')
      .replace('Rose', 'Kewda')
      .replace(/B-100|S-R/, 'NEW');
    // The first row names the address of the first size, and another SKU, so it means that size.
    expect((await check(more, { categoryId })).rows.create).toBe(0);
  });

  it('keep the price of India, addresses and net quantities', async () => {
    const rows = await db
      .select()
      .from(products)
      .where(inArray(products.slug, ['brahmi-oil', 'brahmi-oil-200-ml', 'brahmi-oil-1-l']))
      .orderBy(products.id);
    expect(rows.map(({ pricePaise, quantity, unit, stock }) => [pricePaise, quantity, unit, stock])).toEqual([
      [23_900, 100, 'ml', 4],
      [44_900, 200, 'ml', 7],
      [null, 1_000, 'ml', 0],
    ]);
    expect(await db.$count(productCosts)).toBe(0);
  });

  it('are joined by an option that the file writes in two ways', async () => {
    const file = [
      'Type,SKU,Name,Parent,Attribute 1 name,Attribute 1 value(s),Regular price',
      'variable,CL,Clove Oil,,Size,"10 ml, 20 ml",',
      'variation,CL-10,Clove Oil - 10 ml,CL,Size,10 ml,120',
      'variation,CL-20,Clove Oil - 20 ml,CL,size,20 ml,210',
      '',
    ].join('\n');
    expect((await check(file, { categoryId })).rows).toMatchObject({ create: 2, refused: 0 });
  });

  it('are refused in words when a group cannot hold them', async () => {
    const rows = ['A,S,Rose', 'B,S,Kewda', 'A,L,Rose'].map(
      (cells, at) => `combs,${at === 0 ? 'Combs' : ''},Shade,Size,Scent,${cells},C-${at},10`,
    );
    const header =
      'Handle,Title,Option1 Name,Option2 Name,Option3 Name,Option1 Value,Option2 Value,Option3 Value,Variant SKU,Variant Price';
    const { list } = await check([header, ...rows, ''].join('\n'), { categoryId });
    expect(list.map(reasons)).toEqual(
      Array(3).fill(expect.stringContaining('differ by 3 options (Shade, Size, Scent), and a group has two')),
    );
  });
});

describe('the columns of a group', () => {
  it('go out and come in, and the second time nothing changes', async () => {
    const [one, two, three] = [
      await makeProduct(db, { slug: 'tea-50', name: 'Tulsi tea 50 g', categoryId }),
      await makeProduct(db, { slug: 'tea-100', name: 'Tulsi tea 100 g', categoryId }),
      await makeProduct(db, { slug: 'tea-250', name: 'Tulsi tea 250 g', categoryId }),
    ];
    await makeGroup(db, { name: 'Tulsi tea', members: [{ id: two.id, values: ['100 g'] }] });
    const file = 'Slug,Group,Option,Value\ntea-50,tulsi TEA,,50 g\ntea-250,Tulsi tea,Size,250 g\n';
    const { id, list } = await check(file);
    expect(list[0]!.changes).toEqual([
      { field: 'group', label: 'Sizes', before: '', after: 'tulsi TEA: 50 g' },
    ]);
    await run(id);
    expect((await membersOf('Tulsi tea')).map(({ values }) => values)).toEqual([
      ['100 g'],
      ['50 g'],
      ['250 g'],
    ]);
    const exported = await check(await textOf(writeProducts(db)), { emptyClears: true });
    expect(exported.list.filter(({ result }) => result !== 'unchanged')).toEqual([]);
    const out = await check('Slug,Group,Option,Value\ntea-250,,,\n', { emptyClears: true });
    await run(out.id);
    expect(await membersOf('Tulsi tea')).toHaveLength(2);
    await undo(out.id);
    expect((await membersOf('Tulsi tea')).map(({ values }) => values)).toEqual([
      ['100 g'],
      ['50 g'],
      ['250 g'],
    ]);
    await undo(id);
    const left = await db
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.groupId} is not null and ${products.slug} like 'tea-%'`);
    expect(left).toEqual([{ id: two.id }]);
    expect([one, three].every((product) => product.id !== two.id)).toBe(true);
  });

  it.each([
    ['tea-50,Tulsi tea,Shade,50 g', 'has the option Size'],
    ['tea-50,New tea,Size,', 'needs a value'],
    ['tea-50,,Size,50 g', 'Name the group'],
    ['tea-50,New tea,Size | Pack | Shade,1 | 2 | 3', ''],
    ['tea-50,New tea,Size,1 | 2', 'Give a value for each option'],
  ])('are refused in words: %s', async (row, reason) => {
    const { list } = await check(`Slug,Group,Option,Value\n${row}\n`);
    expect([list[0]!.result, reasons(list[0]!)]).toEqual(['refused', expect.stringContaining(reason)]);
  });
});
