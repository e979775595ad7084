import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { browserLinkEmail } from './account-emails.ts';

/** Replaces a code while an attacker guesses the codes of this address. */
export const browserLink = defineEmailTemplate(browserLinkEmail, {
  samples: { usual: { code: '0b9fb1f2-6f4e-4a77-9d5b-2f8f6f0c1a11.8sd' } },
  subject: (_, shop) => `Confirm your browser for ${shop.name}`,
  Body: ({ shop, code }) => (
    <Layout shop={shop} preview="Open the link in the browser in which you want to log in.">
      <Title>Confirm your browser</Title>
      <Paragraph>
        Today many wrong codes were entered for your e-mail. To keep your account safe, we send you this link
        instead of a code. Open it in the browser in which you want to log in. Then log in again there.
      </Paragraph>
      <LinkButton href={`${shop.url}/login/browser?token=${code}`}>Confirm this browser</LinkButton>
      <Small>The link works once, for 30 minutes. Please share it with nobody.</Small>
      <Small>Did you not ask for it? Then you can ignore this mail; nobody gets in without it.</Small>
    </Layout>
  ),
});
