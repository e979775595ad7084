import { atPhoneWidth, expect, expectPressable, phoneOnly, test } from '../fixtures/test.ts';

const addressCalls = '**/api/addresses/**';

// §4 address form: add, edit, save reloads
// §5 the account's address form: digits, lengths, titles; deleting asks
test('adds, edits, makes default and deletes addresses', async ({
  page,
  signedInCustomer,
  addressBook,
  complaints,
}) => {
  const { cards, form } = addressBook;
  await signedInCustomer();
  await addressBook.open();
  await addressBook.expectText('No saved addresses yet');
  await addressBook.add();
  await form.fill('560001');
  await form.expectPlace('Bengaluru', 'Karnataka');
  await atPhoneWidth(page, () => expectPressable(form.saveButton));
  await form.save();
  await expect(cards).toHaveCount(1);
  await expect(addressBook.card(0)).toContainText('Default');

  await addressBook.add();
  await form.fill('400001');
  await form.expectPlace('Mumbai', 'Maharashtra');
  await form.field('Work').check();
  await form.save();
  await expect(cards).toHaveCount(2);
  await addressBook.cardButton('Make it the default', 1).click();
  await expect(addressBook.card(0)).toContainText('Mumbai');
  await expect(addressBook.card(0)).toContainText('Default');

  await addressBook.edit(1);
  await form.field('Name').fill('Meera at home');
  await form.save();
  await expect(addressBook.card(1)).toContainText('Meera at home');
  await addressBook.expectAccessible();
  await atPhoneWidth(page, async () => {
    for (const name of ['Make it the default', 'Edit', 'Delete'] as const)
      await expectPressable(addressBook.cardButton(name, 1));
  });

  await addressBook.askToDelete(0);
  await expect(addressBook.dialog).toContainText('Are you sure you want to delete this address?');
  await addressBook.expectAccessible();
  await atPhoneWidth(page, () => expectPressable(addressBook.dialogButton('Delete')));
  await addressBook.dialogButton('Keep it').click();
  await expect(cards).toHaveCount(2);
  await addressBook.delete(0);
  await expect(cards).toHaveCount(1);
  await expect(addressBook.card(0)).toContainText('Default');
  expect(complaints).toEqual([]);
});

// §5 state choices: 28 states and 8 union territories
// §5 the account's address form: digits, lengths, titles; deleting asks
test(
  'takes only digits in the address form and says what is too short',
  phoneOnly('the form with all its errors is the longest on a phone'),
  async ({ signedInCustomer, addressBook }) => {
    const { form } = addressBook;
    await signedInCustomer();
    await addressBook.open();
    await addressBook.add();
    await expect(form.states).toHaveCount(36);
    for (const name of [
      'Delhi',
      'Puducherry',
      'Lakshadweep',
      'Chandigarh',
      'Andaman and Nicobar Islands',
      'Dadra and Nagar Haveli and Daman and Diu',
    ])
      await expect(form.state(name)).toHaveCount(1);
    const mobile = form.field('Mobile number');
    await mobile.pressSequentially('98x7');
    await expect(mobile).toHaveValue('987');
    await expect(mobile).toHaveAttribute('title', 'Please enter a 10-digit mobile number');
    await form.field('Pincode').fill('56000');
    await form.save();
    await addressBook.expectText('Please enter a 6-digit pincode');
    await addressBook.expectText('Please enter a 10-digit mobile number');
    await addressBook.expectAccessible();
  },
);

// §5 phones and pincodes are read as people write them, by one reader each; the account's limits hold for what was read, and an unreadable paste stays whole
test('reads a pasted or typed phone and pincode, and keeps an unreadable paste whole', async ({
  signedInCustomer,
  addressBook,
}) => {
  const { form } = addressBook;
  const mobile = form.field('Mobile number');
  await signedInCustomer();
  await addressBook.open();
  await addressBook.add();
  await form.fill('PIN 560 001');
  await expect(form.field('Pincode')).toHaveValue('560001');
  for (const text of ['+91 98765-43210', '91 98765 43210', '९८७६५४३२१०']) {
    await mobile.fill('');
    await mobile.fill(text);
    await expect(mobile).toHaveValue('9876543210');
    await mobile.fill('');
    await mobile.pressSequentially(text);
    await expect(mobile).toHaveValue('9876543210');
  }
  await mobile.pressSequentially('5');
  await expect(mobile).toHaveValue('9876543210');
  await mobile.fill('98765 43210 12');
  await expect(mobile).toHaveValue('98765 43210 12');
  await expect(mobile).toHaveAccessibleDescription('12 digits: please enter the ten of your mobile number');
  await mobile.fill('+960 771 1259');
  await form.save();
  await expect(mobile).toHaveAccessibleDescription(/another country/);
  await mobile.fill('0091 98450 11234');
  await form.save();
  await expect(addressBook.cards).toContainText('9845011234');
});

// §8 address, pincode and location messages
// §8 'Failed to save address.', 'Failed to delete address.', pincode messages
test('says why a pincode fills no city, and clears the city of a shorter one', async ({
  page,
  signedInCustomer,
  addressBook,
}) => {
  const { form } = addressBook;
  const lookUps = '**/lookup/pincode/*';
  await signedInCustomer();
  await addressBook.open();
  await addressBook.add();
  await form.fill('560001');
  await form.field('Pincode').fill('5600');
  await form.expectPlace('', '');
  await form.field('Pincode').fill('560001');
  await form.expectPlace('Bengaluru', 'Karnataka');
  await form.field('Pincode').fill('999999');
  await form.expectMessage('Pincode not recognized. Please fill city and state manually.');
  await form.expectPlace('', '');
  await page.route(lookUps, (route) => route.abort());
  await form.field('Pincode').fill('400001');
  await form.expectMessage('Failed to auto-fill city/state. Please enter manually.');
  await page.unroute(lookUps);
  await form.field('Pincode').fill('560001');
  await form.expectPlace('Bengaluru', 'Karnataka');
});

// §8 address, pincode and location messages
// §8 'Failed to save address.', 'Failed to delete address.', pincode messages
test('says why an address cannot be saved or deleted, and that none can be loaded', async ({
  page,
  signedInCustomer,
  addressBook,
}) => {
  const { form } = addressBook;
  const failing = async (method: string, refusal?: string) => {
    await page.unrouteAll();
    await page.route(addressCalls, (route) => {
      if (route.request().method() !== method) return route.fallback();
      if (!refusal) return route.abort();
      return route.fulfill({ status: 409, json: { message: refusal, code: 'no', requestId: '' } });
    });
  };
  const tooMany = 'You have 20 addresses already. Please delete one first.';
  const onItsWay = 'An order on its way goes there.';
  await signedInCustomer();
  await addressBook.open();
  await addressBook.add();
  await form.fill('560001');
  await failing('POST');
  await form.save();
  await form.expectMessage('Failed to save address.');
  await failing('POST', tooMany);
  await form.save();
  await form.expectMessage(tooMany);
  await page.unrouteAll();
  await form.save();
  await expect(addressBook.cards).toHaveCount(1);

  await failing('DELETE');
  await addressBook.delete();
  await addressBook.expectMessage('Failed to delete address.');
  await expect(addressBook.question).toBeHidden();
  await failing('DELETE', onItsWay);
  await addressBook.delete();
  await addressBook.expectMessage(onItsWay);
  await failing('GET');
  await addressBook.reload();
  await addressBook.expectText('Failed to load addresses.');
});
