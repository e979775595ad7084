import { expect, test } from '../fixtures/test.ts';
import { everyRoute } from '../every-page/every-route.ts';

const pages = Object.entries(everyRoute)
  .filter(([path]) => path.startsWith('/admin'))
  .flatMap(([, { guest = [] }]) => guest);

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
  expect(pages.length).toBeGreaterThan(3);
  for (const path of pages) {
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
