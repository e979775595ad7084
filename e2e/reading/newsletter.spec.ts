import { expect, newUser, test } from '../fixtures/test.ts';
import type { Email } from '../shop/email-sink.ts';

function linkIn({ text }: Email, what: 'confirm' | 'unsubscribe'): string {
  const link = new RegExp(`http\\S+/newsletter/${what}\\?token=[\\w.-]+`).exec(text)?.[0];
  expect(link, text).toBeTruthy();
  return link!;
}

// §2 newsletter: double opt-in, one-click unsubscribe
test('a newsletter subscription begins and ends with a click in an email', async ({
  shop,
  footer,
  complaints,
}) => {
  const { email } = newUser('Reader');
  await footer.visit('/blog');
  await footer.subscribe('reader@');
  await footer.expectText('Enter a valid email');
  await footer.subscribe(email);
  await footer.expectText('Please look into your inbox');

  await footer.visit(linkIn(await shop.emails.numbered(email, 1), 'confirm'));
  await footer.expectText('You are on the list.');
  await footer.expectHeading('The newsletter is confirmed');
  const leaving = new URL(linkIn(await shop.emails.numbered(email, 2), 'unsubscribe'));
  // The header of the email names this address, which some mail programs open.
  await footer.visit(`/api${leaving.pathname}${leaving.search}`);
  await footer.expectHeading('Leave the newsletter');
  await footer.unsubscribe();
  await footer.expectText('You are off the list.');
  await footer.expectHeading('You have left the newsletter');
  expect(complaints).toEqual([]);

  await footer.visit('/newsletter/confirm?token=made-up');
  await footer.expectText('This link is not whole.');
  await footer.expectHeading('Confirm the newsletter');
});

// §2 Notify Me form
test('Notify Me names what is missing, keeps the input and confirms', async ({
  articlePages,
  complaints,
}) => {
  const { email } = newUser('Waiting');
  const field = (label: string) => articlePages.formField('Notify Me', label);
  await articlePages.visit('/coming-soon');
  await expect(articlePages.appStores).toHaveText([/App Store/, /Google Play/]);
  await articlePages.submit('Notify Me');
  for (const text of ['Name is required', 'Enter a valid email', 'Please enter a 10-digit mobile number'])
    await articlePages.expectText(text);
  await field('Name').fill('Asha');
  await field('E-mail').fill(email);
  await field('Contact number').fill('12345');
  await articlePages.submit('Notify Me');
  await expect(field('Name')).toHaveValue('Asha');
  await field('Contact number').fill('9876543210');
  await articlePages.submit('Notify Me');
  await articlePages.expectText('Noted. We will write to you once');
  expect(complaints).toEqual([]);
});
