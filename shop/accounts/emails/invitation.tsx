import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { invitationEmail } from './account-emails.ts';

/** Answers a login request for an address without an account, so that only its owner learns that. */
export const invitation = defineEmailTemplate(invitationEmail, {
  samples: { usual: {} },
  subject: (_, shop) => `Logging in to ${shop.name}`,
  Body: ({ shop }) => (
    <Layout shop={shop} preview="There is no account with this e-mail yet. Opening one takes a minute.">
      <Title>Let us get to know you</Title>
      <Paragraph>
        Somebody, probably you, wanted to log in to {shop.name} with this e-mail. There is no account with it
        yet. Opening one takes a minute: choose Login, then Register now.
      </Paragraph>
      <LinkButton href={shop.url}>Open {shop.name}</LinkButton>
      <Small>Did you not ask for it? Then you can ignore this mail.</Small>
    </Layout>
  ),
});
