import { expect, test } from '../fixtures/test.ts';

test('names both states of a pincode on a border and calls neither wrong', async ({
  signedInCustomer,
  addressBook,
}) => {
  const { form } = addressBook;
  await signedInCustomer();
  await addressBook.open();
  await addressBook.add();
  await form.fill('533464');
  await form.expectPlace('Kakinada', 'Andhra Pradesh');
  await addressBook.expectText(
    'Pincode 533464 lies in Andhra Pradesh and in Puducherry. Please choose yours.',
  );
  await form.field('State').selectOption('Puducherry');
  await expect(form.text(/Please check both/)).toBeHidden();
  await form.field('State').selectOption('Kerala');
  await addressBook.expectText(
    'Pincode 533464 lies in Andhra Pradesh and in Puducherry, not in Kerala. Please check both.',
  );
  await addressBook.expectAccessible();
  await form.field('State').selectOption('Puducherry');
  await form.save();
  await expect(addressBook.cards).toContainText('Puducherry');
});
