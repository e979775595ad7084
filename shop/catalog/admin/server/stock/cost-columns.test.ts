import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { productCosts } from '../../../server/stock/tables.ts';
import { makeProduct } from '../../../server/testing.ts';
import { listBulkRows, showChange } from '../bulk/show-change.ts';
import { openImports } from '../bulk/testing/open-imports.ts';
import { writeRefused } from '../bulk/write-csv.ts';
import { writeProducts } from '../bulk/write-products.ts';

const { db } = await testDatabase();
const { check, run } = openImports(db);
const owner = openImports(db, 1, { maySeeCosts: true });

beforeAll(async () => {
  for (const slug of ['tea-50', 'tea-100']) await makeProduct(db, { slug, name: slug });
});

const reasons = ({ problems }: { problems: { reason: string }[] }) =>
  problems.map(({ reason }) => reason).join(' ');

async function textOf(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('a cost price of a file', () => {
  const file = 'Slug,Cost price\ntea-50,12.50\ntea-100,x1x\n';

  it('is set, seen and exported by the owner alone', async () => {
    const { id, list } = await owner.check(file);
    expect(list.map(({ result }) => result)).toEqual(['change', 'refused']);
    expect(JSON.stringify(list[1]!.problems)).not.toContain('x1x');
    const seenBy = async (withCosts: boolean) =>
      JSON.stringify([
        await listBulkRows(db, { id, result: 'change', withCosts }),
        await showChange(db, { id, userId: 1, withCosts }),
        await textOf(writeRefused(db, { id, withCosts })),
      ]);
    expect(await seenBy(true)).toMatch(/12\.50.*x1x/);
    expect(await seenBy(false)).not.toMatch(/12\.50?|x1x/);
    await run(id);
    expect(await db.$count(productCosts)).toBe(0);
    const [other] = [await owner.check(file)];
    await owner.run(other.id);
    expect(await db.select({ cost: productCosts.costPaise }).from(productCosts)).toEqual([{ cost: 1_250 }]);
    expect(await textOf(writeProducts(db))).not.toContain('12.5');
    const exported = await textOf(writeProducts(db, { withCosts: true }));
    expect(exported).toContain('"12.5"');
    expect((await owner.check(exported, { emptyClears: true })).rows.change).toBe(0);
    await owner.undo(other.id);
    expect(await db.$count(productCosts)).toBe(0);
  });

  it('stays as it is in a file of other staff, with a note', async () => {
    const { list } = await check('Slug,Cost price\ntea-50,5\n');
    expect(list[0]!.result).toBe('unchanged');
    expect(reasons(list[0]!)).toContain(
      'The owner alone changes cost prices. The cost price stays as it is.',
    );
  });
});
