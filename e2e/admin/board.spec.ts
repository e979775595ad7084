// §9 the page for staff opens on 'Today': what waits, the longest past due first and the rest as the day goes, at most 99+, to each role its work; today's
// sales beside the same weekday of last week, until the same time and as a whole; held orders at once with age and amount, the worst first, released and
// cancelled there
import type { Route } from '@playwright/test';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { atPhoneWidth, expect, expectPressable, phoneOnly, test } from '../fixtures/test.ts';
import { StaffOrders } from '../pages/admin/staff-orders.ts';

test("staff begin at 'Today', and each row leads to the orders that it counts", async ({
  page,
  signedInStaff,
  staffPages,
}) => {
  const staff = await signedInStaff('owner', { address: true, orders: ['amla-powder'] });
  const [orderNumber = ''] = staff.orderNumbers;
  const orders = new StaffOrders(page);
  const toPack = orders.waiting('Orders to pack');
  await staff.waybill(orderNumber);
  await orders.openBoard();
  await orders.expectHeading('Today');
  await expect(staffPages.entry('Today')).toHaveAttribute('aria-current', 'page');
  await expect(toPack).toBeVisible();
  const sales = orders.region('Sales of today');
  await expect(sales).toContainText(/Orders[1-9]/);
  await expect(sales).toContainText(/Amount₹[\d,.]+/);
  await expect(sales).toContainText(/\w+ \d+ \w+: [\d,]+ until this time, [\d,]+ in all/);
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await atPhoneWidth(page, async () => {
    await expectPressable(toPack);
    await sales.scrollIntoViewIfNeeded();
    await expect(sales).toBeInViewport({ ratio: 0.99 });
  });
  await toPack.click();
  await expect(page).toHaveURL(/\/admin\/packing$/);
  await expect(orders.row(orderNumber)).toBeVisible();
});

test(
  "'Today' keeps its numbers with their time when newer ones do not load",
  phoneOnly('a phone loses its connection on the way'),
  async ({ page, signedInStaff }) => {
    await signedInStaff('packer', { address: true, orders: ['amla-powder'] });
    const orders = new StaffOrders(page);
    const fails = (route: Route) => route.fulfill({ status: 503, json: {} });
    await page.clock.install();
    await page.route('**/api/admin/board', fails);
    await orders.visit('/admin');
    await expect(orders.alerts).toBeVisible();
    await page.unroute('**/api/admin/board');
    await orders.tryAgain();
    const sales = orders.region('Sales of today');
    await expect(sales).toContainText(/Orders[1-9]/);
    await expect(sales).not.toContainText('₹');
    await page.route('**/api/admin/board', fails);
    await page.clock.fastForward('01:05');
    await expect(orders.alerts).toContainText(/These are the numbers of \d+:\d\d [ap]m/);
    await expect(sales).toContainText(/Orders[1-9]/);
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
  },
);
