// §9 a tried demo never goes on sale: with the demo off the shop shows none of it and takes no orders, and the owner is told
import { expect, it } from 'vitest';
import { olderShop } from '../testing/older-shop.ts';

const tried = olderShop();
const own = olderShop();

const fill = `
  insert into categories (id, slug, name) values (1, 'hair-care', 'Hair'), (2, 'mine', 'Mine');
  insert into products (id, slug, name, description, mrp_paise, stock, quantity, unit, category_id, image_url) values
    (1, 'neem-comb', 'Comb', '', 100, 0, 1, 'piece', 1, 'PICTURE'), (2, 'my-comb', 'My comb', '', 100, 0, 1, 'piece', 2, ''),
    (3, 'renamed', 'Comb of another name', '', 100, 0, 1, 'piece', 1, 'PICTURE'), (4, 'bhringraj-oil', 'Oil', '', 100, 0, 1, 'ml', 1, 'abc.webp');`;

it('an older shop that tried the demo knows its rows by their slugs and pictures', async () => {
  await tried.migrateBefore('demo-rows');
  await tried.run(fill.replaceAll('PICTURE', 'neem-comb-1.webp'));
  const { rows } = await tried.migrate();
  expect(await rows('select id from products where is_demo order by id')).toEqual([
    { id: 1 },
    { id: 3 },
    { id: 4 },
  ]);
  expect(await rows('select slug from categories where is_demo')).toEqual([{ slug: 'hair-care' }]);
});

it('an older shop that began without the demo keeps products of its names', async () => {
  await own.migrateBefore('demo-rows');
  await own.run(fill.replaceAll('PICTURE', 'own-picture.webp'));
  const { rows } = await own.migrate();
  expect(await rows('select id from products where is_demo')).toEqual([]);
  expect(await rows('select id from categories where is_demo')).toEqual([]);
});
