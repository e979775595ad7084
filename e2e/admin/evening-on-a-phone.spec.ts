import { type Customer, expect, phoneOnly, test as base } from '../fixtures/test.ts';
import { PackingPage } from '../pages/admin/packing-page.ts';
import { type JourneyShop, withJourneyShop } from '../shop/journey-shop.ts';

/** A shop of its own, so that no order of another journey waits in it. */
const test = base.extend<object, { shop: JourneyShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use, { parallelIndex }) => {
      await withJourneyShop(parallelIndex, use);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const orderCount = 20;
const maxTaps = 45;

test(
  'twenty orders go from new to handed over in at most 45 taps',
  phoneOnly('counts the taps of a thumb'),
  async ({ page, signedInCustomer, signedInStaff, openDevice }) => {
    test.setTimeout(240_000);
    const orders: { orderNumber: string; buyer: Customer }[] = [];
    while (orders.length < orderCount) {
      const buyer = await signedInCustomer({ device: await openDevice(), address: true });
      for (const slug of ['amla-powder', 'neem-comb'])
        orders.push({ orderNumber: await buyer.order(slug), buyer });
    }
    await signedInStaff('owner');
    const packing = new PackingPage(page);
    await packing.letAppsTakeFiles();
    await packing.open(...orders);
    await packing.visit('/admin');

    await packing.tap(packing.toDo('Pack them'));
    await expect(packing.row(orders[0]!.orderNumber)).toContainText(`Also ${orders[1]!.orderNumber}`);
    await packing.tap(packing.selectAll);
    await packing.tap(packing.button('Labels'));
    await packing.tap(packing.shareButton);
    expect(await packing.takenFiles()).toEqual(['labels.pdf']);
    await packing.tap(packing.closeDialog);
    await packing.tap(packing.link(orders[0]!.orderNumber));
    for (const { orderNumber } of orders) {
      await expect(packing.parcel(orderNumber)).toBeVisible();
      await packing.tap(packing.button('Everything is in'));
      await expect(packing.said(`Order ${orderNumber} is packed.`)).toBeVisible();
    }
    await packing.tap(packing.toHandOver);
    await packing.tap(packing.selectAll);
    await packing.tap(packing.button('Hand over'));
    await expect(packing.said(`${orderCount} parcels are handed over.`)).toBeVisible();
    expect(packing.taps).toBeLessThanOrEqual(maxTaps);
    test.info().annotations.push({ type: 'taps', description: String(packing.taps) });
  },
);
