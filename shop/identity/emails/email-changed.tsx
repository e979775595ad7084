import { z } from 'zod';
import { defineMail } from '#platform/emails/define-mail.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Title } from '#platform/emails/words.tsx';

/** The notice to the old address. */
export const emailChanged = defineMail({
  data: z.object({ newEmail: z.string() }),
  samples: { usual: { newEmail: 'r•••@example.in' } },
  subject: (_, shop) => `Your e-mail at ${shop.name} was changed`,
  Body: ({ shop, newEmail }) => (
    <Layout shop={shop} preview="From now on your codes go to the new address.">
      <Title>Your e-mail was changed</Title>
      <Paragraph>
        Your account at {shop.name} now belongs to {newEmail}. Codes and order mails go there from now on, and
        every other device was logged out.
      </Paragraph>
      <Paragraph>Was this not you? Please write to {shop.email} at once.</Paragraph>
    </Layout>
  ),
});
