import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { addDays, dayOf, formatDay, startOf } from '#platform/india-time.ts';
import { countZeroResultSearch } from '#shop/search/server/learning/count-zero-result-search.ts';
import { updateFigures } from '#shop/reports/admin/server/figures/update-figures.ts';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { expect, phoneOnly, test } from '../fixtures/test.ts';
import { ReportsPage } from '../pages/admin/reports-page.ts';

test(
  'the owner sees the orders of a day in the reports, as plot, table and file',
  phoneOnly('plots are as narrow as the screen, and the wide table scrolls inside the page'),
  async ({ page, shop, signedInStaff, signedInCustomer, openDevice }) => {
    const reports = new ReportsPage(page);
    const buyer = await signedInCustomer({
      device: await openDevice(),
      address: true,
      orders: ['bhringraj-oil'],
    });
    // Other journeys place orders today and yesterday.
    const day = addDays(dayOf(new Date()), -5);
    await shop.onDatabase(async ({ db }) => {
      await db.execute(sql`update orders set placed_at = ${startOf(day, { hour: 12 }).toISOString()}
        where order_number = ${buyer.orderNumbers[0]}`);
      await countZeroResultSearch(db, { text: '=punarnava' });
      await updateFigures(db, { now: new Date() });
    });
    await signedInStaff('owner');
    await reports.open();
    await expect(reports.row(formatDay(day))).toContainText(/₹[\d,.]+1$/);
    await expect(reports.drawn).toHaveCount(2);
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    const orders = await reports.saveFile();
    expect(orders.name).toMatch(/^orders-20\d\d-\d\d-20\d\d-\d\d\.csv$/);
    expect(await readFile(orders.path, 'utf8')).toMatch(new RegExp(`\\n${day},[\\d.]+,1\\r\\n`));

    await reports.choose('Stock value by category');
    await expect(page).toHaveURL(/report=stock-by-category/);
    await expect(reports.firstDrawn).toBeVisible();
    await expectAccessible(page);
    await expectToFitSmallPhones(page);

    await reports.choose('Searched for and not found');
    await expect(reports.row('=punarnava')).toContainText(formatDay(dayOf(new Date())));
    expect(await readFile((await reports.saveFile()).path, 'utf8')).toContain(`\n'=punarnava,1,`);

    await reports.choose('Returned by reason');
    await expect(reports.main).toContainText('Nothing in these months');
    await reports.reload();
    await expect(reports.main).toContainText('Nothing in these months');
  },
);

test(
  'the owner reads what sold today, and opens its orders from a row',
  phoneOnly('figures, chart and a wide table are as narrow as the screen'),
  async ({ page, signedInStaff, signedInCustomer, openDevice }) => {
    const reports = new ReportsPage(page);
    const buyer = await signedInCustomer({
      device: await openDevice(),
      address: true,
      orders: ['bhringraj-oil'],
    });
    await signedInStaff('owner');
    await reports.openSales('?range=today&by=product');
    await expect(reports.main).toContainText('Today counts, and is still running.');
    const row = reports.row('Bhringraj Hair Oil');
    await expect(row).toContainText(/₹[\d,]+\.\d\d/);
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    expect(await readFile((await reports.saveFile()).path, 'utf8')).toMatch(/\nBhringraj Hair Oil,\d+,\d+,/);
    await reports.openOrders('Bhringraj Hair Oil');
    await expect(page).toHaveURL(/\/admin\/orders\?.*sold=yes/);
    await expect(reports.main).toContainText(buyer.orderNumbers[0]!);
  },
);
