import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { unsubscribeEndpointUrl, unsubscribePage } from './newsletter-links.ts';
import { newsletterKnownEmail } from './newsletter-emails.ts';

/** Tells a known subscriber, so that only the owner of the address learns it. */
export const newsletterKnown = defineEmailTemplate(newsletterKnownEmail, {
  samples: { usual: { token: '7.mgz1.sample' } },
  subject: (_, shop) => `You already get letters from ${shop.name}`,
  unsubscribeUrl: ({ token }, shop) => unsubscribeEndpointUrl(shop, token),
  Body: ({ shop, token }) => (
    <Layout shop={shop} preview="You are on the list; there is nothing to do.">
      <Title>You are on the list already</Title>
      <Paragraph>
        Somebody, probably you, asked for the newsletter of {shop.name} with this e-mail. It comes to you as
        it is; there is nothing to do.
      </Paragraph>
      <Small>Would you rather not get it any more? One click is enough.</Small>
      <LinkButton href={unsubscribePage(shop, token)}>Take me off the list</LinkButton>
    </Layout>
  ),
});
