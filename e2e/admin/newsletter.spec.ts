// §9 the owner writes an issue of the newsletter, tests it and sends it at a pace of its own; each address once after a kill, refused ones are listed,
// sign-in codes never wait
import { makeSubscribers } from '#shop/newsletter/server/testing.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { NewsletterPages } from '../pages/admin/content-pages.ts';

test('the owner writes an issue, sends a test, and sends it to the readers', async ({
  page,
  signedInStaff,
  shop,
}) => {
  const name = crypto.randomUUID().slice(0, 8);
  const reader = `reader-${name}@example.in`;
  await shop.onDatabase(({ db }) => makeSubscribers(db, [reader]));
  const { email } = await signedInStaff('owner');
  const issue = new NewsletterPages(page);
  await issue.visit('/admin/newsletter');
  await issue.button('New issue').click();
  await issue.expectHeading('Newsletter issue');
  await issue.write('Subject', `Oil in winter ${name}`);
  await issue.field('Text').click();
  await issue.button('Heading').click();
  await issue.field('Text').pressSequentially('At home');
  await issue.expectDraft('saved');
  await issue.expectPreview(`Oil in winter ${name}`, 'At home');
  await issue.expectAccessible();
  await issue.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await expectPressable(issue.button('Heading'));
    await expectPressable(issue.button('Send a test to me'));
    await expectPressable(issue.button('Send now'));
    await issue.expectPreview(`Oil in winter ${name}`, 'At home');
  });

  await issue.write('Text', 'This oil cures arthritis.');
  await issue.sendNow();
  await issue.expectText('is a claim that the law forbids');
  await issue.expectMarked('cures arthritis');
  await issue.write('Text', 'See [all products](/all-products) for the cold months.');
  await issue.button('Send a test to me').click();
  await shop.emails.find(email, `Oil in winter ${name}`);

  await issue.sendNow();
  await issue.expectState(/On its way|Sent/);
  const [first, ...more] = [await shop.emails.numbered(reader, 1), ...shop.emails.to(reader).slice(1)];
  expect([first.subject, more]).toEqual([`Oil in winter ${name}`, []]);
  await issue.expectState('Sent');
  await issue.expectAccessible();
});
