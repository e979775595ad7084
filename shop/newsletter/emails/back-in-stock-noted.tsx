import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { keepRequestDays } from '../back-in-stock.ts';
import { backInStockPage } from './newsletter-links.ts';
import { backInStockNotedEmail } from './newsletter-emails.ts';

/** Tells the owner of an address that the request is noted, and how to take it back. */
export const backInStockNoted = defineEmailTemplate(backInStockNotedEmail, {
  samples: { usual: { product: 'Neem Oil', slug: 'neem-oil', token: '7.mgz1.sample' } },
  subject: ({ product }) => `Noted: a mail when ${product} is back`,
  Body: ({ shop, product, token }) => (
    <Layout shop={shop} preview="We write to you once, when it is back.">
      <Title>We will tell you</Title>
      <Paragraph>
        We write to you once, when {product} is back. Then we erase the request, after {keepRequestDays} days
        at most.
      </Paragraph>
      <Small>Would you rather not hear of it? One click is enough.</Small>
      <LinkButton href={backInStockPage(shop, 'cancel-request', token)}>Do not write to me</LinkButton>
    </Layout>
  ),
});
