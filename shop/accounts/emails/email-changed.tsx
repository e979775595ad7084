import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { emailChangedEmail } from './account-emails.ts';

/** Tells the old address about the change, with a link that undoes it. */
export const emailChanged = defineEmailTemplate(emailChangedEmail, {
  samples: { usual: { newEmail: 'r•••@example.in', undoToken: '7.mgz1.8sd' } },
  subject: (_, shop) => `Your e-mail at ${shop.name} was changed`,
  Body: ({ shop, newEmail, undoToken }) => (
    <Layout shop={shop} preview="From now on your codes go to the new address.">
      <Title>Your e-mail was changed</Title>
      <Paragraph>
        Your account at {shop.name} now belongs to {newEmail}. Codes and order mails go there from now on, and
        every other device was logged out.
      </Paragraph>
      <Paragraph>Was this you? Then there is nothing to do. If not, take your account back:</Paragraph>
      <LinkButton href={`${shop.url}/undo-email-change?token=${undoToken}`}>This was not me</LinkButton>
      <Small>
        The link works for 7 days, once. It brings this address back and logs every device out. You can also
        {writeToUs(shop)}.
      </Small>
    </Layout>
  ),
});
