import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { openImports } from '#shop/catalog/admin/server/bulk/testing/open-imports.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { productHooks } from '../entity-kinds.ts';
import { combDeclarations, edited, openStaffApi } from '../testing.ts';

const { db, call } = await openStaffApi();
const { check } = openImports(db, 1, { hooks: productHooks });
let asha = '';
let categoryId = 0;

beforeAll(async () => {
  asha = (await makeStaff(db, 'content')).token;
  categoryId = (await makeCategory(db, { slug: 'hair', name: 'Hair' })).id;
});

async function draft(fields: object) {
  const created = edited(
    await call(asha, 'POST', 'products', { name: 'Herb', categoryId, productClass: 'general' }),
  );
  return save(created, { ...combDeclarations, ...fields });
}

async function save({ id, version }: { id: number; version: number }, fields: object) {
  return edited(await call(asha, 'PUT', `products/${id}`, { version, fields }));
}

const publish = ({ id, version }: { id: number; version: number }) =>
  call(asha, 'POST', `products/${id}/state`, { version, state: 'published' });

describe('the question about the goods', () => {
  it.each([
    ['3305', 'Hair oil', '5 %'],
    ['33059090', 'Other hair preparation', '18 %'],
    ['3401', 'Toilet soap in bars, cakes or pieces', '5 %'],
    ['2202', 'Other drink without alcohol', '40 %'],
    ['4901', 'Printed book', 'nil'],
  ])('of %s stops the publishing until “%s” answers it with %s', async (hsn, gstGoods, rate) => {
    const open = await draft({ hsn });
    expect(open.problems.map(({ field, kind }) => [field, kind])).toEqual([['gstGoods', 'missing']]);
    expect(open.gst.choices).toContain(gstGoods);
    expect((await publish(open)).status).toBe(422);
    const wrong = await save(open, { gstGoods: 'Something else' });
    expect(wrong.problems.map(({ field, kind }) => [field, kind])).toEqual([['gstGoods', 'wrong']]);
    const answered = await save(wrong, { gstGoods });
    expect([answered.gst.rate, answered.problems]).toEqual([rate, []]);
    expect((await publish(answered)).status).toBe(200);
  });

  it('is noted for a draft of a file, and answered by a column of the file', async () => {
    const { list } = await check(
      [
        'Name,Category,HSN,Goods for GST',
        'Mild Cleanser,hair,3401,',
        'Bar Soap,hair,3401,"toilet soap in bars, cakes or pieces"',
        'Odd Soap,hair,3401,Liquid soap of sorts',
        'Comb,hair,9615,',
        'Telephone,hair,8517,',
      ].join('\n'),
    );
    const gst = list.map(({ result, changes, problems }) => [
      result,
      changes.find(({ field }) => field === 'gst')?.after,
      problems.map(({ column }) => column).join(),
    ]);
    expect(gst).toEqual([
      ['create', '18 %', 'Goods for GST'],
      ['create', '5 %', ''],
      ['refused', undefined, 'Goods for GST'],
      ['create', '5 %', ''],
      ['create', undefined, 'HSN'],
    ]);
    expect(list[0]!.problems[0]!.reason).toContain('Which of these is it: ');
    expect(list[2]!.problems[0]!.value).toBe('Liquid soap of sorts');
  });
});

describe('a combo', () => {
  it('shows on form and import which rate it takes and why', async () => {
    const oil = await makeProduct(db, {
      slug: 'oil',
      name: 'Oil',
      hsn: '3305',
      facts: { gstGoods: 'Hair oil' },
    });
    const cream = await makeProduct(db, { slug: 'cream', name: 'Cream', hsn: '3304' });
    const parts = [oil, cream].map(({ id: productId }) => ({ productId, quantity: 1 }));
    const mixed = await draft({ productClass: 'combo', bestBefore: '24 months', hsn: '3305', parts });
    expect(mixed.gst).toMatchObject({ rate: '18 %', choices: [] });
    expect(mixed.gst.why).toContain('highest rate (CGST Act, section 8): Cream. Until you choose');
    const bundled = await save(mixed, { gstSupply: 'Naturally bundled', gstGoods: 'Hair oil' });
    expect(bundled.gst.rate).toBe('5 %');
    const { list } = await check('Name,Category,Class,HSN,Parts\nDuo,hair,combo,3305,oil | cream\n');
    expect(list[0]!.changes.find(({ field }) => field === 'gst')?.after).toMatch(/^18 %\. .*: Cream\./);
  });

  it('with a part that has no rate is not published', async () => {
    const unrated = await makeProduct(db, { name: 'Unrated', hsn: '', published: false });
    const parts = [{ productId: unrated.id, quantity: 2 }];
    const combo = await draft({ productClass: 'combo', bestBefore: '24 months', parts });
    expect(combo.problems).toMatchObject([{ field: 'parts', message: expect.stringContaining('Unrated') }]);
    expect((await publish(combo)).status).toBe(422);
  });
});
