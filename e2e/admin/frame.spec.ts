import { expect, test } from '../fixtures/test.ts';
import { visitsOf } from '../every-page/every-route.ts';

test('the server sends each staff page as the same bytes to guest, customer and owner', async ({
  playwright,
  baseURL,
  page,
  signedInCustomer,
  signedInStaff,
  openDevice,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL! });
  const device = await openDevice();
  const customer = await signedInCustomer({ device });
  const owner = await signedInStaff('owner');
  const made = { orderNumber: 'AR-1000012', userId: owner.id };
  const addresses = visitsOf('owner').map(({ address }) => address);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const path = typeof address === 'string' ? address : address(made);
    const frame = await (await guest.get(path)).body();
    for (const { request, token } of [
      { request: device.request, token: customer.token },
      { request: page.request, token: owner.token },
    ]) {
      const response = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
      expect((await response.body()).equals(frame), path).toBe(true);
    }
    expect(frame.toString()).toContain('noindex');
    expect(frame.toString()).not.toContain(owner.email);
  }
  await guest.dispose();
});

test('staff pages change without a reload, and Back restores heading and focus', async ({
  page,
  signedInStaff,
  staffPages,
}) => {
  await signedInStaff('owner');
  await staffPages.open();
  await staffPages.mark();
  await staffPages.go('Products');
  await staffPages.expectHeading('Products');
  await expect(staffPages.heading).toBeFocused();
  await expect(page).toHaveTitle(/^Products \|/);
  await staffPages.go('Reports');
  await staffPages.expectHeading('Sales');
  await page.goBack();
  await staffPages.expectHeading('Products');
  await expect(staffPages.heading).toBeFocused();
  await page.goForward();
  await staffPages.expectHeading('Sales');
  expect(await staffPages.isMarked()).toBe(true);
});

test('an unknown staff page answers 404 and leads back to the start', async ({ page, staffPages }) => {
  for (const path of ['/admin/no-such-page', '/admin/stock/1/2'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  const response = await page.goto('/admin/orders/AR-1/no-such-part');
  expect(response!.status()).toBe(404);
  await staffPages.expectHeading('This page is not here');
  await staffPages.leaveMissingPage();
  await staffPages.expectHeading('Today');
});

test('a staff page whose code a release has replaced comes whole from the server', async ({
  page,
  signedInStaff,
  staffPages,
}) => {
  await signedInStaff('owner');
  await staffPages.open();
  let isGone = true;
  await page.route('**/assets/sales-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  page.on('framenavigated', () => {
    isGone = false;
  });
  await staffPages.mark();
  await staffPages.go('Reports');
  await staffPages.expectHeading('Sales');
  expect(await staffPages.isMarked()).toBe(false);
});
