// §9 a complaint without sign-in or by phone gets a ticket number at once, its link by email alone, the clocks of the law on the board, and its answer by
// email
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { ComplaintsPage } from '../pages/admin/complaints-page.ts';

const linkIn = (text: string) => /http\S+\/policies\/complaint\?token=[\w.-]+/.exec(text)![0];

test('a customer complains without sign-in, and staff acknowledge and answer it', async ({
  page,
  shop,
  openDevice,
  signedInStaff,
}) => {
  const email = `leela-${crypto.randomUUID()}@example.in`;
  const device = await openDevice();
  const customer = new ComplaintsPage(device);
  await customer.openForm();
  await customer.button('Send the complaint').click();
  await customer.expectText('Enter a valid email');
  await customer.expectAccessible();
  await customer.expectToFitSmallPhones();
  await atPhoneWidth(device, () => expectPressable(customer.button('Send the complaint')));
  const words = 'The jar was broken and nobody answers my calls.';
  await customer.write({ name: 'Leela Menon', email, about: 'A product', words });
  await customer.button('Send the complaint').click();
  const ticket = await customer.ticket();
  await customer.expectAccessible();
  const received = await shop.emails.find(email, `We have your complaint: ${ticket}`);
  expect(received.text).not.toContain('jar');
  await customer.visit(linkIn(received.text));
  await customer.expectText(words);
  await customer.expectText('We have received it');
  await customer.expectAccessible();
  await customer.expectToFitSmallPhones();
  await atPhoneWidth(device);

  await signedInStaff('support');
  const staff = new ComplaintsPage(page);
  await staff.visit('/admin');
  await staff.link('Acknowledge them: Complaints to acknowledge, within 48 hours').click();
  await staff.expectHeading('Complaints');
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await expect(staff.cards.filter({ hasText: ticket })).toBeVisible();
    await expectPressable(staff.ticketLink(ticket));
  });
  await staff.openTicket(ticket);
  await atPhoneWidth(page, () => expectPressable(staff.button('Acknowledge')));
  await staff.button('Acknowledge').click();
  await expect(staff.button('Acknowledge')).toBeHidden();
  await shop.emails.find(email, `We look into your complaint: ${ticket}`);
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(staff.answerButton));
  await staff.answer('Settled', 'We are sorry. A new jar is on its way.');
  await staff.expectAccessible();

  const answered = await shop.emails.find(email, `Our answer to your complaint: ${ticket}`);
  expect(answered.text).toContain('A new jar is on its way.');
  await customer.visit(linkIn(answered.text));
  await customer.expectText('A new jar is on its way.');
  await customer.expectAccessible();
});

test('support notes a complaint by phone and tells its number', async ({ page, signedInStaff }) => {
  await signedInStaff('support');
  const staff = new ComplaintsPage(page);
  await staff.visit('/admin/grievances');
  await staff.link('Note a complaint by phone').click();
  await staff.expectHeading('Complaint by phone');
  const words = 'The rider asked for more than the parcel costs.';
  await staff.write({ name: 'Arjun Das', phone: '98114 00077', about: 'A delivery', words });
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await staff.button('Note the complaint').click();
  await expect(staff.message(/^Tell the customer the ticket number GR-\d+/)).toBeVisible();
  await staff.expectText(words);
  await staff.answer('Not upheld, with the reasons', 'The rider asked for the price on the label.');
  await staff.button('Open it again').click();
  await expect(staff.button('Note the answer')).toBeVisible();
});
