import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { staffLockedEmail } from './account-emails.ts';

/** Tells the owners that ten wrong tries of a day locked the second factor of a staff member. */
export const staffLocked = defineEmailTemplate(staffLockedEmail, {
  samples: { usual: { email: 'a•••@example.in' } },
  subject: () => 'A staff sign-in is locked for a day',
  Body: ({ shop, email }) => (
    <Layout shop={shop} preview="Ten wrong codes were entered after a correct e-mail code.">
      <Title>A staff sign-in is locked</Title>
      <Paragraph>
        Ten wrong codes of the second factor were entered for <strong>{email}</strong> in a day. New sign-ins
        are locked until tomorrow. A device that is signed in already stays so.
      </Paragraph>
      <Paragraph>
        Please ask your colleague. If the tries were not theirs, a stranger can read their mailbox: they
        should change its password now.
      </Paragraph>
      <Small>Nothing on the staff side was opened.</Small>
    </Layout>
  ),
});
