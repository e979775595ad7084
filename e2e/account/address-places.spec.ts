import { expect, test } from '../fixtures/test.ts';

// §5 post offices offered as localities; pincode and state that disagree are pointed out
test('suggests the post offices of a pincode as localities and takes other text', async ({
  signedInCustomer,
  addressBook,
  keyboard,
}) => {
  const { form } = addressBook;
  const { localities } = form;
  const locality = form.field('Locality');
  await signedInCustomer();
  await addressBook.open();
  await addressBook.add();
  await form.fill('560001');
  await form.expectPlace('Bengaluru', 'Karnataka');
  await addressBook.expectText(/places share this pincode/);
  await locality.fill('');
  await locality.click();
  await expect(form.localityAt(1)).toBeVisible();
  await addressBook.expectAccessible();
  const second = await form.localityAt(1).innerText();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.enter();
  await expect(locality).toHaveValue(second);
  await expect(localities).toHaveCount(0);
  await locality.fill('Behind the old banyan');
  await form.save();
  await expect(addressBook.cards).toContainText('Behind the old banyan');
});

// §5 a pincode on a border has two states, and neither is called wrong; a pincode without a known day is deliverable everywhere
// §5 post offices offered as localities; pincode and state that disagree are pointed out
test('names both states of a border pincode, and keeps a third that is saved again', async ({
  signedInCustomer,
  addressBook,
}) => {
  const { form } = addressBook;
  const warning = form.text(
    'Pincode 533464 lies in Andhra Pradesh and in Puducherry, not in Kerala. Please check both.',
  );
  await signedInCustomer();
  await addressBook.open();
  await addressBook.add();
  await form.fill('533464');
  await form.expectPlace('Kakinada', 'Andhra Pradesh');
  await addressBook.expectText(
    'Pincode 533464 lies in Andhra Pradesh and in Puducherry. Please choose yours.',
  );
  await form.field('State').selectOption('Kerala');
  await expect(warning).toBeVisible();
  await addressBook.expectAccessible();
  await form.field('State').selectOption('Puducherry');
  await expect(warning).toBeHidden();
  await form.field('State').selectOption('Kerala');
  await form.save();
  await addressBook.expectText('If Kerala is right, save again to keep it.');
  await form.save();
  await expect(addressBook.cards).toContainText('Kerala');
  await addressBook.edit();
  await expect(warning).toBeVisible();
});
