import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { confirmWithinDays } from '../contract.ts';
import { confirmPage } from './newsletter-links.ts';
import { newsletterConfirmEmail } from './newsletter-emails.ts';

/** Only the owner of an address can confirm the newsletter. */
export const newsletterConfirm = defineEmailTemplate(newsletterConfirmEmail, {
  samples: { usual: { token: '7.mgz1.sample' } },
  subject: (_, shop) => `Please confirm: letters from ${shop.name}`,
  Body: ({ shop, token }) => (
    <Layout shop={shop} preview="One click, and our letters come to you.">
      <Title>Shall we write to you?</Title>
      <Paragraph>
        Somebody, probably you, asked for the newsletter of {shop.name} with this e-mail: what is in season,
        new articles, what has come onto the shelves. We send it only if you say yes.
      </Paragraph>
      <LinkButton href={confirmPage(shop, token)}>Yes, write to me</LinkButton>
      <Small>The link works for {confirmWithinDays} days.</Small>
      <Small>Did you not ask for it? Then you can ignore this mail, and no letter will come.</Small>
    </Layout>
  ),
});
