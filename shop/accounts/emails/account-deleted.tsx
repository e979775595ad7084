import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { accountDeletedEmail } from './account-emails.ts';

export const accountDeleted = defineEmailTemplate(accountDeletedEmail, {
  samples: { usual: { firstName: 'Meera' } },
  subject: (_, shop) => `Your account at ${shop.name} is deleted`,
  Body: ({ shop, firstName }) => (
    <Layout shop={shop} preview="What we kept of you is gone.">
      <Title>Good-bye, {firstName}</Title>
      <Paragraph>
        Your account is deleted, as you asked: your profile, addresses, cart, wishlist, newsletter and every
        login. What you ordered stays in our books for the tax office, without your name, phone or street.
      </Paragraph>
      <Paragraph>Thank you for having been here. The door stays open.</Paragraph>
      <Small>
        Was this not you? Please {writeToUs(shop)}. This is the last mail that we send to this address.
      </Small>
    </Layout>
  ),
});
