import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { codesGuessedEmail } from './account-emails.ts';

/** Tells the merchant about guessed codes, at most once per day and email. */
export const codesGuessed = defineEmailTemplate(codesGuessedEmail, {
  samples: { usual: { email: 'r•••@example.in' } },
  subject: () => 'Many wrong codes for one e-mail',
  Body: ({ shop, email }) => (
    <Layout shop={shop} preview="The account is safe. There is nothing that you must do.">
      <Title>Many wrong codes</Title>
      <Paragraph>
        In the last day more than 100 wrong login codes were entered for <strong>{email}</strong>. The account
        is safe. A new browser now gets a link by e-mail in place of a code; browsers that the customer has
        used before log in as usual.
      </Paragraph>
      <Small>If this goes on for days, please look at the log lines with the event “security”.</Small>
    </Layout>
  ),
});
