import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { ContentPages } from '../pages/admin/content-pages.ts';
import { Keyboard } from '../pages/admin/keyboard.ts';
import { Sidebar } from '../pages/sidebar.ts';

// §2 the merchant's own links in header, menu and footer; none leads to a page that is gone
test('a writer orders, renames and hides links of the header by keyboard alone', async ({
  page,
  openDevice,
  signedInStaff,
}) => {
  await signedInStaff('content');
  const keyboard = new Keyboard(page);
  const editor = new ContentPages(page);
  await editor.visit('/admin/content/navigation/navigation');
  await keyboard.type(editor.fieldOf('Links 3', 'Words'), 'Our people');
  await keyboard.press(editor.button('Move Links 3 up'));
  await expect(editor.button('Move Links 2 up')).toBeFocused();
  await keyboard.press(editor.shownOf('Links 3'), ' ');
  await keyboard.press(editor.finderOf('Links 4'));
  await keyboard.type(editor.finder, 'track');
  await keyboard.press(editor.found('Track an order'));
  await expect(editor.fieldOf('Links 4', 'Address')).toHaveValue('/track');
  await editor.expectSaved();
  await editor.expectAccessible();
  await editor.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await expectPressable(editor.button('Move Links 3 up'));
    await expectPressable(editor.button('Publish now'));
  });
  await keyboard.press(editor.button('Publish now'));
  await editor.expectText('Version 1, shown now');

  const device = await openDevice();
  const customer = new ContentPages(device);
  await customer.visit('/');
  const shown = ["What's Ayurveda", 'Our people', 'Ayurveda Blogs'];
  await expect(customer.linksIn('Main')).toHaveText(shown);
  await customer.expectAccessible();
  await atPhoneWidth(device, async () => {
    await new Sidebar(device).open();
    await expect(customer.linksIn('More')).toHaveText(shown);
    await expectPressable(customer.firstLinkIn('More'));
  });
  await keyboard.press(editor.button('Take it back'));
  await editor.expectText('The text that comes with the shop');
});

test('a writer gives the footer its own list and takes it back', async ({
  page,
  openDevice,
  signedInStaff,
}) => {
  await signedInStaff('content');
  const editor = new ContentPages(page);
  await editor.visit('/admin/content/footer/footer');
  await editor.write('Heading of the second list', 'Your parcels');
  await editor.button('Remove Second list 1').click();
  await editor.fieldOf('Second list 1', 'Words').fill('Each order');
  await editor.expectDraft('saved');
  await expect(editor.firstLinkIn('Your parcels', 'preview')).toHaveText('Each order');
  await editor.expectAccessible();
  await editor.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await expectPressable(editor.button('Remove Second list 1'));
    await expectPressable(editor.button('Publish now'));
  });
  await editor.button('Publish now').click();
  await editor.expectText('Version 1, shown now');

  const device = await openDevice();
  const customer = new ContentPages(device);
  await customer.visit('/faq');
  await customer.wake(customer.linksIn('Your parcels'));
  await expect(customer.firstLinkIn('Your parcels')).toHaveText('Each order');
  await customer.expectAccessible();
  await atPhoneWidth(device, () => expectPressable(customer.firstLinkIn('Your parcels')));
  await editor.button('Take it back').click();
  await editor.expectText('The text that comes with the shop');
});
