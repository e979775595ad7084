import { holdResponses } from '../fixtures/held-response.ts';
import { png } from '../fixtures/picture-files.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { LogPage } from '../pages/admin/log-page.ts';
import { SettingsPage } from '../pages/admin/settings-page.ts';
import { Header } from '../pages/header.ts';

const phone = '+919811122233';

test('the owner changes a phone number on screen, and customers see it until the undo', async ({
  page,
  signedInStaff,
}) => {
  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  await settings.open('shop');
  await settings.expectAccessible();
  await settings.expectToFitSmallPhones();
  const home = async () => (await page.request.get('/')).text();

  await settings.field('Phone').fill('98111');
  await settings.save('Contact');
  await expect(settings.group('Contact')).toContainText('Phone must be a number in international form');
  await atPhoneWidth(page, () => expectPressable(settings.saveButton('Contact')));
  await settings.field('Phone').fill('+91 98111-22233');
  await settings.save('Contact');
  await settings.expectMessage('Saved. Customers see it within two seconds.');
  await expect.poll(home).toContain(`tel:${phone}`);
  expect((await home()).match(/"telephone":"([^"]+)"/)?.[1]).toBe(phone);
  await settings.undo();
  await settings.expectMessage('Undone.');
  await expect.poll(home).not.toContain(phone);

  await settings.open('seller');
  await settings.field('State of the seller').selectOption('Kerala');
  await settings.save('Seller and tax');
  await expect(settings.group('Seller and tax')).toContainText('GSTIN must be of Kerala and begin with 32.');
});

test('a stale save shows both values, and the owner chooses', async ({ page, signedInStaff }) => {
  await signedInStaff('owner');
  const [one, other] = [new SettingsPage(page), new SettingsPage(await page.context().newPage())];
  await one.open('orders');
  await other.open('orders');
  await other.field('Days until a refund, in working days').fill('9');
  await other.save('Returns and refunds');
  await other.expectMessage('Saved. Customers see it within two seconds.');
  await one.field('Days until a refund, in working days').fill('12');
  await one.save('Returns and refunds');
  await expect(one.group('Returns and refunds')).toContainText('Days until a refund: 9 now, 12 is yours.');
  await atPhoneWidth(page, () => expectPressable(one.takeTheirsButton('Returns and refunds')));
  await one.takeTheirs('Returns and refunds');
  await other.undo();
  await other.expectMessage('Undone.');
});

test('customers see colours and a logo of the shop until the undo', async ({ page, signedInStaff }) => {
  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  await settings.open('shop');
  const home = async () => (await page.request.get('/')).text();
  expect(await home()).not.toContain('/look.css');
  await settings.field('Colours').selectOption('Lotus');
  await page.route('**/api/admin/settings/logo', async (route) => {
    await settings.field('Tagline').fill('Typed while the logo is sent');
    await route.continue();
  });
  await settings.field('Logo').setInputFiles(await png('logo.png', '#4a2545', [600, 160]));
  await expect(settings.logo).toBeVisible();
  await expect(settings.field('Tagline')).toHaveValue('Typed while the logo is sent');
  await settings.save('Name and look');
  await settings.expectMessage('Saved. Customers see it within two seconds.');
  await expect.poll(home).toContain('/look.css?v=');
  const shop = new SettingsPage(await page.context().newPage());
  const header = new Header(shop.page);
  await shop.visit('/');
  await expect(shop.body).toHaveCSS('background-color', 'rgb(250, 244, 245)');
  await expect(shop.titleInHeader).toHaveCSS('background-image', /look\/logo\.png/);
  await shop.expectAccessible();
  await shop.expectToFitSmallPhones();
  await atPhoneWidth(shop.page, async () => {
    await expect(shop.titleInHeader).toBeInViewport({ ratio: 1 });
    for (const control of [shop.titleInHeader, header.menuButton, header.accountButton, header.cartLink(0)])
      await expectPressable(control);
  });
  const log = new LogPage(page);
  await log.open('?kind=settings');
  await log.undoFirst();
  await log.expectMessage('Undone.');
  await expect.poll(home).not.toContain('/look.css');
});

test('a check that the owner presses during a save shows its result after it', async ({
  page,
  signedInStaff,
}) => {
  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  await settings.open('delivery');
  const held = await holdResponses(page, '**/api/admin/settings');
  await settings.choose('Courier and dispatch', 'Courier', 'By hand');
  await settings.save('Courier and dispatch');
  await held.asked;
  await settings.askCourier();
  held.release();
  await settings.expectMessage('Saved. Customers see it within two seconds.');
  await expect(settings.main).toContainText('You hand parcels over yourself, so there is no courier to ask.');
  await settings.undo();
  await settings.expectMessage('Undone.');
  // The result was that of another courier.
  await expect(settings.main).not.toContainText('You hand parcels over yourself');
});

test('the owner imports facts after a dry run, and a stale import changes nothing', async ({
  page,
  signedInStaff,
}) => {
  await signedInStaff('owner');
  const [one, other] = [new SettingsPage(page), new SettingsPage(await page.context().newPage())];
  await one.open();
  await other.open('orders');
  await one.search('courier');
  await one.askCourier();
  await expect(one.main).toContainText('The simulator of the demo moves no parcel.');
  await one.search('');
  await one.chooseFile({ REFUND_DAYS: '9', SELLER_STATE: 'Kerala', MAIL_URL: 'smtp://x' });
  await expect(one.dryRun).toContainText('These are wrong, so nothing can be imported: 1');
  await expect(one.dryRun).toContainText('GSTIN must be of Kerala and begin with 32.');
  await expect(one.importButton('2 changes')).toBeDisabled();

  await one.chooseFile({ REFUND_DAYS: '9' });
  await expect(one.dryRun).toContainText('Days until a refund:');
  await other.field('Days until a refund, in working days').fill('8');
  await other.save('Returns and refunds');
  await other.expectMessage('Saved. Customers see it within two seconds.');
  await one.importButton('1 change').click();
  await expect(one.main).toContainText('You changed this');
  await one.chooseFile({ REFUND_DAYS: '9' });
  await expect(one.dryRun).toContainText('8 now, 9 in the file');
  await one.importButton('1 change').click();
  await one.expectMessage('Imported. The change log holds the undo.');
  await one.search('refund');
  await expect(one.field('Phone')).toHaveCount(0);
  await expect(one.field('Days until a refund, in working days')).toHaveValue('9');
  await one.search('');
  await one.chooseFile({ REFUND_DAYS: null });
  await one.importButton('1 change').click();
  await one.search('refund');
  await expect(one.field('Days until a refund, in working days')).not.toHaveValue('9');
});

test('the owner imports words of another shop, and sees which ones stay drafts', async ({
  page,
  signedInStaff,
}) => {
  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  await settings.open();
  const key = `collection/file-${crypto.randomUUID().slice(0, 8)}`;
  const fields = (text: string) => ({ title: 'From a file', text, products: [] });
  const words = (form: object, more: object = {}) => ({ kind: 'page', key, reason: '', form, ...more });
  await settings.chooseFile({}, [
    words(fields('We **press** on Mondays.')),
    words(fields('Read [this](/product/gone).'), { key: `${key}-2` }),
    words({ ...fields('x'), title: 'x'.repeat(90) }, { key: `${key}-3` }),
  ]);
  await expect(settings.dryRun).toContainText('These change: 1');
  await expect(settings.dryRun).toContainText('This link leads nowhere: /product/gone');
  await expect(settings.dryRun).toContainText('must be at most 80 characters');
  await settings.expectAccessible();
  await settings.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(settings.importButton('2 changes')));
  await settings.importButton('2 changes').click();
  await settings.expectMessage('Imported. The change log holds the undo.');
  const html = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => html(`/${key}`)).toContain('on Mondays');
  expect(await html(`/${key}-2`)).not.toContain('From a file');
  const log = new LogPage(page);
  await log.open();
  await log.undoFirst();
  await log.expectMessage('Undone.');
  await expect.poll(() => html(`/${key}`)).not.toContain('on Mondays');
});
