// §9 a customer asks about an order on its page, staff paste a message of the customer, and the answer goes by email once; open questions wait on the board
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { QuestionPage } from '../pages/orders/question-page.ts';

test('a customer asks about an order, and support answers by keyboard', async ({
  page,
  shop,
  keyboard,
  openDevice,
  signedInCustomer,
  signedInStaff,
}) => {
  const device = await openDevice();
  const { email, orderNumbers } = await signedInCustomer({
    device,
    address: true,
    orders: ['amla-powder'],
  });
  const orderNumber = orderNumbers[0]!;
  const customer = new QuestionPage(device);
  await customer.openOwn(orderNumber);
  await customer.button('Send the question').click();
  await customer.expectText('Please write the question, in a few words');
  await atPhoneWidth(device, () => expectPressable(customer.button('Send the question')));
  const words = 'Does the oil come in glass?';
  await customer.field('Your question').fill(words);
  await customer.button('Send the question').click();
  await customer.expectText(/We answer by email within 2 working days\.$/);
  await customer.expectAccessible();
  await customer.expectToFitSmallPhones();

  await signedInStaff('support');
  const staff = new QuestionPage(page);
  await staff.visit('/admin');
  await staff.link('Answer them: Questions to answer').click();
  await staff.expectHeading('Questions');
  await staff.expectText(words);
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(staff.link(`Order ${orderNumber}`)));
  await staff.link(`Order ${orderNumber}`).click();
  await expect(staff.button('Send the answer')).toBeVisible();
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(staff.button('Send the answer')));
  await keyboard.fill(staff.field('Answer, in words for the customer'), 'Yes, in brown glass.');
  await keyboard.activate(staff.button('Send the answer'));
  await expect(staff.button('Send the answer')).toBeHidden();
  const mail = await shop.emails.find(email, `Our answer about your order ${orderNumber}`);
  expect(mail.text).toContain('Yes, in brown glass.');

  await keyboard.fill(staff.field('A message of the customer'), 'Thank you very much.');
  await keyboard.activate(staff.button('Add to the order'));
  await keyboard.activate(staff.button('It needs no answer'));
  await expect(staff.button('It needs no answer')).toBeHidden();
  await customer.openOwn(orderNumber);
  await customer.expectText('Yes, in brown glass.');
  await customer.expectText('Thank you very much.');
  await customer.expectAccessible();
  await atPhoneWidth(device);
});

test('support sends no foreign way in an answer, and the owner gives a reason', async ({
  page,
  shop,
  openDevice,
  signedInCustomer,
  signedInStaff,
}) => {
  const device = await openDevice();
  const { email, orderNumbers } = await signedInCustomer({ device, address: true, orders: ['amla-powder'] });
  const orderNumber = orderNumbers[0]!;
  const customer = new QuestionPage(device);
  await customer.openOwn(orderNumber);
  await customer.field('Your question').fill('Who makes the oil?');
  await customer.button('Send the question').click();
  await customer.expectText(/We answer by email within 2 working days\.$/);

  await signedInStaff('support');
  const staff = new QuestionPage(page);
  await staff.visit(`/admin/orders/${orderNumber}`);
  const words = 'Please ask the maker: https://maker.com/contact';
  await staff.field('Answer, in words for the customer').fill(words);
  await staff.button('Send the answer').click();
  await staff.expectText(/leads away from this shop\..* The owner may send it\.$/);
  await expect(staff.field('Answer, in words for the customer')).toHaveValue(words);
  await staff.expectAccessible();

  await signedInStaff('owner');
  await staff.visit(`/admin/orders/${orderNumber}`);
  await staff.field('Answer, in words for the customer').fill(words);
  await staff.button('Send the answer').click();
  await staff.reason.fill('The customer asked for the maker');
  await staff.expectAccessible();
  await atPhoneWidth(page, () => expectPressable(staff.sendAnyway));
  await staff.sendAnyway.click();
  await expect(staff.button('Send the answer')).toBeHidden();
  const mail = await shop.emails.find(email, `Our answer about your order ${orderNumber}`);
  expect(mail.text).toContain(words);
});
