import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Greeting } from '#platform/emails/own-words.tsx';
import { LinkButton, Paragraph } from '#platform/emails/text.tsx';
import { welcomeEmail } from './account-emails.ts';

export const welcome = defineEmailTemplate(welcomeEmail, {
  samples: { usual: { firstName: 'Meera' }, nameless: { firstName: '' } },
  subject: (_, shop) => `Welcome to ${shop.name}`,
  Body: ({ shop, firstName }) => (
    <Layout shop={shop} preview="Your account is open.">
      <Greeting shop={shop} name={firstName} />
      <Paragraph>
        Your account is open. There is no password to remember: whenever you log in, we send a code to this
        e-mail.
      </Paragraph>
      <Paragraph>You pay in cash when your parcel arrives.</Paragraph>
      <LinkButton href={shop.url}>Look around</LinkButton>
    </Layout>
  ),
});
