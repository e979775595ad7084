import { Customer } from './people/customer.ts';
import { KeyboardUser } from './people/keyboard-user.ts';
import { ParcelWatcher } from './people/orders/parcel-watcher.ts';
import { expect, somebody, test } from './shopper.ts';

const place = 'Bengaluru_Shanthala_D (Karnataka)';
const scans = [
  { type: 'UD', status: 'In Transit', code: 'X-PPOM', instructions: 'Shipment picked up', place },
  { type: 'UD', status: 'Dispatched', code: 'X-DDD3FD', instructions: 'Out for delivery', place },
  { type: 'DL', status: 'Delivered', code: 'EOD-38', instructions: 'Delivered to consignee', place },
];

test('a review written by the link of a delivered order stands in My Stuff, to be changed and deleted', async ({
  shopper,
}) => {
  test.setTimeout(300_000);
  const { page } = shopper;
  const asha = somebody('Asha');
  const parcel = new ParcelWatcher(shopper, asha.email);
  const keyboard = new KeyboardUser(page);
  const customer = await Customer.signUp(page, asha);
  await shopper.visit('/profile?tab=stuff&part=reviews');
  await shopper.sees('No reviews yet');
  const orderNumber = await customer.orders('neem-comb');
  for (const scan of scans) await parcel.courierScans(orderNumber, scan);
  const [link] = parcel.linksTo('review', await parcel.getsMail(`${orderNumber} has arrived`));
  const words = `Never a knot, ${asha.email}`;
  await shopper.visit(`${link!}?stars=4`);
  await parcel.writesReview(words);

  await shopper.visit('/profile?tab=stuff&part=reviews');
  const mine = page.getByRole('list', { name: 'Your reviews' }).getByRole('listitem');
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText('Neem Wood Comb');
  await expect(mine).toContainText(words);
  await shopper.isAccessible();

  await keyboard.presses(mine.getByRole('button', { name: 'Edit your review of Neem Wood Comb' }));
  await keyboard.hasNotLostFocus();
  await shopper.isAccessible();
  await keyboard.replaces(mine.getByLabel('Your review'), `${words}, still`);
  await keyboard.presses(mine.getByRole('button', { name: 'Save' }));
  await expect(mine.getByRole('textbox')).toHaveCount(0);
  await expect(mine).toContainText(`${words}, still`);
  await keyboard.hasNotLostFocus();
  await shopper.visit('/product/neem-comb');
  await parcel.seesVerifiedReview(`${words}, still`);

  await shopper.visit('/profile?tab=stuff&part=reviews');
  const deletes = mine.getByRole('button', { name: 'Delete your review of Neem Wood Comb' });
  await keyboard.presses(deletes);
  await shopper.isAccessible();
  await keyboard.presses(shopper.dialog.getByRole('button', { name: 'Keep it' }));
  await expect(deletes).toBeFocused();
  await keyboard.enters();
  await keyboard.presses(shopper.dialog.getByRole('button', { name: 'Delete', exact: true }));
  await shopper.sees('No reviews yet');
  await keyboard.hasNotLostFocus();
  await shopper.visit('/product/neem-comb');
  await expect(shopper.main.getByText(words)).toHaveCount(0);
  await shopper.complainsNothing();
});
