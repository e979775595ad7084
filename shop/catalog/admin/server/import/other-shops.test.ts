import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeCategory, makeProduct } from '../../../server/testing.ts';
import { openImports } from '../bulk/testing/open-imports.ts';

const { db } = await testDatabase();
const { check, look, run } = openImports(db);

let chosen = 0;
let skin = 0;
let packs = 0;
beforeAll(async () => {
  chosen = (await makeCategory(db, { slug: 'chosen', name: 'Chosen' })).id;
  skin = (await makeCategory(db, { slug: 'skin', name: 'Skin, Face & Body' })).id;
  packs = (await makeCategory(db, { slug: 'packs', name: 'Face packs', parentId: skin })).id;
});

/** Rows of an export of WooCommerce with these columns. */
const woo = (...rows: string[]) =>
  [
    'Type,SKU,Name,Description,Date sale price starts,Date sale price ends,Stock,Sold individually?,Weight (kg),Sale price,Regular price,Categories',
    ...rows,
    '',
  ].join('\n');
const shopify = (...rows: string[]) =>
  [
    'Handle,Title,Body (HTML),Type,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,Gift Card,Price / India',
    ...rows,
    '',
  ].join('\n');
const reasons = ({ problems }: { problems: { reason: string }[] }) =>
  problems.map(({ reason }) => reason).join(' ');

describe('a file of another shop', () => {
  it.each([
    'name,sku,price,description',
    'Name,SKU,Description,Price',
    'Handle,Title,Blog',
    'Slug,Name,Weight in kilos',
    'id,name,regular_price,sku',
  ])('with the headers %s maps no column by itself', async (headers) => {
    const { look: seen, mapping } = await look(`${headers}\na,b,c,d\n`);
    expect(seen!.source).toBeNull();
    expect(mapping!.columns.every((column) => column === null)).toBe(true);
  });

  it('finds a category by its name, also where another has the slug of this name', async () => {
    const powders = (await makeCategory(db, { slug: 'churna', name: 'Churna (Powders)' })).id;
    const churna = (await makeCategory(db, { slug: 'churna-2', name: 'Churna' })).id;
    const categoriesOf = async (text: string) =>
      (await check(text, { categoryId: chosen })).list.map(({ fields }) => fields.categoryId);
    const cells = [
      '"Churna, Health & Wellness"',
      'CHURNA',
      'Ayurveda > Churna',
      'churna-2',
      'Churna (Powders)',
    ];
    const rows = cells.map((cell, at) => `simple,CH-${at},Churna ${at},,,,1,0,,,100,${cell}`);
    expect(await categoriesOf(woo(...rows))).toEqual([churna, churna, churna, churna, powders]);
    const own = ['Churna', 'churna'].map((cell, at) => `churna-own-${at},Own ${at},100,${cell}`);
    expect(await categoriesOf(['Slug,Name,MRP,Category', ...own, ''].join('\n'))).toEqual([churna, powders]);
  });

  it('does not store its HTML as plain text', async () => {
    const { list } = await check(
      'Slug,Name,Category,Description\nhtml-a,A,chosen,<p>Neem</p>\nb-b,B,chosen,5 < 6\n',
    );
    expect(list.map(({ result }) => result)).toEqual(['refused', 'create']);
    expect(reasons(list[0]!)).toContain('Choose “Description (HTML)”');
  });

  it('means its escapes, entities, lines and tables', async () => {
    const { list } = await check(
      woo(
        String.raw`simple,E-1,Oil &amp; Balm &#8211; 2,<p>A.</p>\n<ul>\n<li>B</li>\n</ul>,,,,,,,10,"Skin\, Face & Body > Face packs"`,
        String.raw`simple,E-2,Two,"Warm.\nRub.\n\nRest\, then \\n.",,,,,,,10,"Nowhere, Skin\, Face &amp; Body"`,
        'simple,E-3,Three,"Line one.\nLine <b>two</b>.",,,,,,,10,Face packs',
        'simple,E-4,Four,<table><tr><th>Base</th><td>Til</td></tr><tr><td><p>Herb</p></td><td>Amla</td></tr></table>,,,,,,,10,x',
      ),
      { categoryId: chosen },
    );
    expect(
      list.map(({ fields: { name, description, categoryId } }) => [name, description, categoryId]),
    ).toEqual([
      ['Oil & Balm – 2', 'A.\n\n * B', packs],
      ['Two', String.raw`Warm.|Rub.||Rest, then \n.`.replaceAll('|', '\n'), skin],
      ['Three', 'Line one.\nLine two.', packs],
      ['Four', 'Base | Til\nHerb | Amla', chosen],
    ]);
  });

  it('reads weights, stock and prices as merchants write them', async () => {
    const row = (at: number, stock: string, weight: string, sale: string, mrp: string) =>
      `simple,N-${at},Name ${at},,,,"${stock}",,"${weight}","${sale}","${mrp}",chosen`;
    const { list } = await check(
      woo(
        row(1, "'-3", '.115', '', '.50'),
        row(2, '−2', '5.', '0', '75'),
        row(3, '১১০', '0,062', '', '₹ 1,29,999.50'),
        row(4, '+8', '1,800', '', '10'),
        row(5, '', '101', '', '10'),
        row(6, '', '', '', '0'),
        row(7, '', '', '', '1.250'),
      ),
    );
    expect(
      list
        .slice(0, 3)
        .map(({ fields: { mrp, weightGrams }, stockChange }) => [stockChange, weightGrams, mrp]),
    ).toEqual([
      [0, 115, 0.5],
      [0, 5_000, 75],
      [110, 62, 129_999.5],
    ]);
    expect(list.map(({ result }) => result).slice(3)).toEqual(Array(4).fill('refused'));
    expect(list.map(reasons)).toEqual([
      'The file says -3, oversold. The stock becomes 0.',
      'A sale price of 0 counts as none. The regular price holds. The file says -2, oversold. The stock becomes 0.',
      '',
      'At most 100 kg.',
      'At most 100 kg.',
      'A product for ₹0.00 cannot be sold. Write its price, or leave the row out.',
      expect.stringContaining('Write two decimals'),
    ]);
  });

  it('leaves out a selling price outside its days, and one unit is one unit', async () => {
    const { list } = await check(
      woo(
        'simple,D-1,Old sale,,2020-01-01,2020-01-31 23:59:59,,0,,5,10,chosen',
        'simple,D-2,Sale,,2020-01-01,,,1,,5,10,chosen',
        'simple,D-3,Later,,2999-01-01,,,0,,5,10,chosen',
        '"simple, virtual",D-4,Talk,,,,,,,5,10,chosen',
        'grouped,D-5,Set,,,,,,,,,chosen',
      ),
    );
    expect(
      list.map(({ fields: { mrp, sellingPrice, maxPerLine } }) => [mrp, sellingPrice, maxPerLine]),
    ).toEqual([
      [10, undefined, undefined],
      [10, 5, 1],
      [10, undefined, undefined],
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    expect(reasons(list[0]!)).toContain('only from 2020-01-01 to 2020-01-31, so it was left out');
    expect([reasons(list[3]!), reasons(list[4]!)]).toEqual([
      'This is virtual, so it is no goods. This shop sends what it sells.',
      'This shop has no products of the kind grouped.',
    ]);
  });

  it('names gift cards, free goods and no goods; 0 as compare-at price is none', async () => {
    const file = shopify(
      "ubtan,Ubtan ,,Odd,Default Title,'U-1,shopify,6,349.00,0.00,true,'8901234500040,false,",
      'card,Card,,Gift Cards,500,,,0,500,,false,,true,',
      'free,Free,,Odd,Default Title,F-1,shopify,5,0.00,,true,,false,',
      'ebook,Book,,Odd,Default Title,B-1,shopify,5,10,,false,,false,',
      'uncounted,Uncounted,,Odd,Default Title,X-1,,7,10,,true,,false,12.00',
    );
    const { id, list } = await check(file, { categoryId: chosen });
    expect(list.map(({ result }) => result)).toEqual(['create', 'refused', 'refused', 'refused', 'create']);
    expect(list[0]!.fields).toMatchObject({ name: 'Ubtan', sku: 'U-1', mrp: 349, gtin: '8901234500040' });
    expect(list.slice(1, 4).map((row) => reasons(row).split('.')[0])).toEqual([
      'This is a gift card',
      'A product for ₹0',
      'This needs no parcel, so it is no goods',
    ]);
    expect([list[4]!.stockChange, list[4]!.fields.mrp]).toEqual([0, 12]);
    await run(id);
    const again = await check(file, { categoryId: null });
    expect(again.list.map(({ result }) => result)).toEqual([
      'unchanged',
      'refused',
      'refused',
      'refused',
      'unchanged',
    ]);
  });

  it.each(['Am\ufffdla Oil', 'Te&#xFFFD;l', '&#65533;', 'Oil &#0; Balm'])(
    'refuses a text of another shop whose letters are lost: %s',
    async (text) => {
      const { list } = await check(
        woo(
          `simple,F-1,${text},Good.,,,,,,,10,Oils`,
          `simple,F-2,Fine,${text},,,,,,,10,Oils`,
          `simple,F-3,Neem &#65; oil,Good.,,,,,,,10,Oils`,
        ),
        { categoryId: chosen },
      );
      expect(list.map(({ result }) => result)).toEqual(['refused', 'refused', 'create']);
    },
  );

  it('takes lost letters and zeros for damage, and no real question', async () => {
    await makeProduct(db, { slug: 'lost', sku: 'L-1', name: 'Lost', published: false });
    const cell = async (column: string, value: string) => {
      const { list } = await check(`SKU,${column},State\nL-1,"${value}",draft\n`);
      return list[0]!.result;
    };
    for (const text of [
      '????? ?????',
      'Amla ?????',
      '? ??',
      'Amla (???)',
      'Caf?s',
      'à¤†à¤à¤µ',
      'â€œNeemâ€',
      'A\ufffd',
      '\ufffd',
    ])
      expect([text, await cell('Name', text)]).toEqual([text, 'refused']);
    for (const column of ['Description', 'Ingredients', 'Other names', 'Latin name', 'Maker or packer'])
      expect([column, await cell(column, 'Am\ufffdla')]).toEqual([column, 'refused']);
    for (const text of ['Why Amla?', 'Really??', 'Neem? Yes'])
      expect([text, await cell('Name', text)]).toEqual([text, 'change']);
    expect(await cell('Description', 'See https://a.example/?q=1 or ask?')).toBe('change');
    expect(await cell('HSN', '902')).toBe('refused');
    expect(await cell('HSN', '0902')).toBe('change');
    expect(await cell('FSSAI licence', '1001201100016')).toBe('refused');
  });
});
