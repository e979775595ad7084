import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { stockOf } from '#shop/orders/server/testing.ts';
import { saveComboParts } from './combo-parts.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';
import { pickProducts } from './pick-products.ts';
import { products } from './tables.ts';
import { makeCombo, makeProduct } from './testing.ts';

const { db } = await testDatabase();

describe('a combo', () => {
  it('shows the minimum over its parts everywhere', async () => {
    const oil = await makeProduct(db, { stock: 9 });
    const comb = await makeProduct(db, { stock: 5, name: 'Neem Comb' });
    const combo = await makeCombo(db, [
      { partId: oil.id, quantity: 2 },
      { partId: comb.id, quantity: 1 },
    ]);
    const detail = await getProduct(db, combo.slug);
    expect(detail).toMatchObject({ stockQuantity: 4, status: 'Available' });
    expect(detail.parts[1]).toEqual({ productId: comb.id, slug: comb.slug, name: 'Neem Comb', quantity: 1 });
    expect((await pickProducts(db, [combo.slug]))[0]).toMatchObject({ stockQuantity: 4 });
    const category = String(combo.categoryId);
    const inStock = async () => (await listProducts(db, { category, inStock: 'true' })).products;
    expect(await inStock()).toMatchObject([{ stockQuantity: 4 }]);
    await db.update(products).set({ stock: 1 }).where(eq(products.id, oil.id));
    expect(await inStock()).toEqual([]);
    expect((await listProducts(db, { category })).products).toMatchObject([{ status: 'out of stock' }]);
  });

  it('loses the stock that it had by a movement, and has none after losing its parts', async () => {
    const part = await makeProduct(db);
    const combo = await makeCombo(db, [{ partId: part.id, quantity: 1 }], { stock: 7 });
    expect(await stockOf(db, combo.id)).toEqual({ stock: 0, movements: 0 });
    await saveComboParts(db, { comboId: combo.id, parts: [] });
    expect((await getProduct(db, combo.slug)).stockQuantity).toBe(0);
  });

  it('never holds a combo, itself or an unknown product', async () => {
    const part = await makeProduct(db);
    const combo = await makeCombo(db, [{ partId: part.id, quantity: 1 }]);
    const other = await makeProduct(db);
    const saved = (comboId: number, partId: number) =>
      saveComboParts(db, { comboId, parts: [{ partId, quantity: 1 }] });
    await expect(saved(other.id, combo.id)).rejects.toMatchObject({ code: 'combo_in_combo' });
    await expect(saved(part.id, other.id)).rejects.toMatchObject({ code: 'combo_in_combo' });
    await expect(saved(other.id, other.id)).rejects.toMatchObject({ code: 'product_not_found' });
    await expect(saved(other.id, 999_999)).rejects.toMatchObject({ code: 'product_not_found' });
    const results = await Promise.allSettled([saved(other.id, part.id), saved(part.id, other.id)]);
    expect(results.map(({ status }) => status)).toContain('rejected');
  });
});
