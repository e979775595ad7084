import { atPhoneWidth, expect, test } from '../fixtures/test.ts';
import { Finder } from '../pages/finder.ts';

test('the question mark of a page explains it and leads to the docs', async ({
  page,
  signedInStaff,
  staffPages,
}) => {
  await signedInStaff('packer');
  await staffPages.open('/admin/packing');
  await atPhoneWidth(page, async () => {
    await staffPages.helpButton.click();
    await staffPages.expectHelp('Pack the oldest parcels first.');
    await staffPages.expectAccessible();
    await staffPages.readMore('Orders and parcels');
  });
  await staffPages.expectHeading('Help: Orders and parcels');
  await staffPages.expectText('Hand over');
  const finder = new Finder(page);
  await page.keyboard.press('/');
  await finder.find('level of reorder', 'Help: Products and stock');
  await page.keyboard.press('Escape');
  await expect(finder.sheet).toBeHidden();
});
