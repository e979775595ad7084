import { expectAccessible } from '../fixtures/accessibility.ts';
import { visit } from '../fixtures/interactive.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';
import { everyRoute } from './every-route.ts';

/** Pages without a name in their address. */
const staffPaths = Object.keys(everyRoute).filter((path) => path.startsWith('/admin') && !/[:*]/.test(path));

test.use({ colorScheme: 'dark' });

test('axe finds nothing on staff pages in the dark theme', async ({ page, signedInStaff }) => {
  const staff = await signedInStaff('owner', { address: true, orders: ['bhringraj-oil'] });
  for (const path of [...staffPaths, `/admin/orders/${staff.orderNumbers[0]}`])
    await test.step(path, async () => {
      await visit(page, path);
      await expect(new ShopPage(page).skeletons).toHaveCount(0);
      await expectAccessible(page);
    });
});
