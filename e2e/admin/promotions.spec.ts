import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { StaffPromotions } from '../pages/admin/goods/staff-promotions.ts';

test('the owner drafts an offer by its sentence, starts it, and ends it', async ({ page, signedInStaff }) => {
  await signedInStaff('owner', { orders: ['amla-powder'] });
  const offers = new StaffPromotions(page);
  await offers.open();
  await offers.begin();
  await offers.field('Name').fill('Hair week: 12% off');
  await offers.field('Percent').fill('12');
  await offers.field('On').selectOption('Categories');
  await offers.field('Categories').fill('No such thing');
  await expect(offers.preview).toContainText('The shop does not know: No such thing.');
  await offers.field('On').selectOption('The whole order');
  await offers.field('Only for the first order').check();
  await offers.field('Times a customer').fill('1');
  await offers.field('Customers type a code').check();
  await offers.field('Code').fill('hair12');
  await expect(offers.sentence).toHaveText(
    '12 % off the first order, with the code HAIR12, at most once a customer',
  );
  await expect(offers.preview).toContainText('With it');
  await offers.expectAccessible();
  await offers.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await offers.expectAccessible();
    await expectPressable(offers.button('Save draft'));
  });
  await offers.button('Save draft').click();
  await offers.expectMessage('The draft is saved.');
  await offers.button('Start offer').press('Enter');
  await expect(offers.dialog).toContainText(
    'each customer with the code HAIR12 gets 12 % off the first order',
  );
  await expect(offers.dialog).toContainText('without a limit for all together, until you end it.');
  await offers.expectAccessible();
  await offers.page.keyboard.press('Escape');
  await expect(offers.button('Start offer')).toBeFocused();
  await offers.button('Start offer').press('Enter');
  await offers.answer('Start it');
  await offers.expectMessage(/^It is on: 12 % off the first order/);
  await offers.expectAccessible();

  await offers.button('End now').click();
  await offers.expectMessage('The offer has ended.');
  await offers.open();
  await expect(offers.row('Hair week: 12% off')).toContainText('Ended');
  await offers.expectAccessible();
});
