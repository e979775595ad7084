// §9 owner and support correct name and number of a customer on the phone with a reason, never the email; data and the link that deletes go to the account's
// own email alone
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { CustomerPage } from '../pages/admin/customer-page.ts';

test('support corrects, sends the data and the link that deletes, all by keyboard', async ({
  page,
  shop,
  keyboard,
  openDevice,
  signedInCustomer,
  signedInStaff,
}) => {
  const device = await openDevice();
  const { id, email } = await signedInCustomer({ device });
  await signedInStaff('support');
  const staff = new CustomerPage(page);
  await staff.open(id);

  await keyboard.activate(staff.act('Correct details'));
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(staff.inDialog('Correct details')));
  await keyboard.replace(staff.field('Last name'), 'Nambiar');
  await keyboard.activate(staff.inDialog('Correct details'));
  await staff.expectText(/^The reason is required/);
  await keyboard.replace(staff.field('Reason'), 'Married, says so on the phone.');
  await keyboard.activate(staff.inDialog('Correct details'));
  await expect(staff.message('Corrected. The customer gets an email about it.')).toBeVisible();
  await staff.expectText('Nambiar');
  await staff.expectText(/^Details corrected: Married/);
  const corrected = await shop.emails.find(email, 'We corrected your details');
  expect(corrected.text).toContain('your name');
  expect(corrected.text).not.toContain('Nambiar');

  await keyboard.activate(staff.act('Send the data'));
  await staff.expectAccessible();
  await keyboard.replace(staff.field('Reason'), 'Asked for the data.');
  await keyboard.activate(staff.inDialog('Send the data'));
  await staff.expectText(/^Data sent to the email of the account/);
  await shop.emails.find(email, 'Your data at');

  await keyboard.activate(staff.act('Delete the account'));
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(staff.inDialog('Send the link')));
  await keyboard.replace(staff.field('Reason'), 'Wants to leave.');
  await keyboard.activate(staff.inDialog('Send the link'));
  await staff.expectText(/^Link sent that deletes the account/);
  await staff.expectAccessible();
  await atPhoneWidth(page, () => expectPressable(staff.act('Send the data')));
  const { text } = await shop.emails.find(email, 'Your link to delete your account');

  const customer = new CustomerPage(device);
  await customer.visit(/http\S+\/policies\/delete-account\?token=[\w.-]+/.exec(text)![0]);
  await customer.expectHeading('Delete your account');
  await customer.expectText('Your orders stay, without you.');
  await customer.expectAccessible();
  await customer.expectToFitSmallPhones();
  await atPhoneWidth(device, () => expectPressable(customer.act('Delete my account for good')));
  await customer.act('Delete my account for good').click();
  await customer.expectText('Your account is deleted. Thank you for having been here.');
  await customer.expectAccessible();
  await shop.emails.find(email, 'is deleted');
  await staff.visit(`/admin/customers/${id}`);
  await staff.expectText('There is no such customer.');
});
