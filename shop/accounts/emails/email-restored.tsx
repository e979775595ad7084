import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Title } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { emailRestoredEmail } from './account-emails.ts';

/** Tells the new address that the old one undid the change. */
export const emailRestored = defineEmailTemplate(emailRestoredEmail, {
  samples: { usual: { oldEmail: 'r•••@example.in' } },
  subject: (_, shop) => `A change of e-mail at ${shop.name} was undone`,
  Body: ({ shop, oldEmail }) => (
    <Layout shop={shop} preview="The account belongs to its old address again.">
      <Title>A change of e-mail was undone</Title>
      <Paragraph>
        The owner of {oldEmail} undid the change that had brought the account here. It belongs to that address
        again, and every device was logged out.
      </Paragraph>
      <Paragraph>Is the account yours? Please {writeToUs(shop)}, and we will look into it.</Paragraph>
    </Layout>
  ),
});
