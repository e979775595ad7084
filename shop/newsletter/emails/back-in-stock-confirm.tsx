import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { confirmRequestWithinDays } from '../back-in-stock.ts';
import { backInStockPage } from './newsletter-links.ts';
import { backInStockConfirmEmail } from './newsletter-emails.ts';

/** Only the owner of an address can confirm the request. */
export const backInStockConfirm = defineEmailTemplate(backInStockConfirmEmail, {
  samples: { usual: { product: 'Neem Oil', slug: 'neem-oil', token: '7.mgz1.sample' } },
  subject: ({ product }) => `Please confirm: a mail when ${product} is back`,
  Body: ({ shop, product, token }) => (
    <Layout shop={shop} preview="One click, and we write to you once.">
      <Title>Shall we tell you?</Title>
      <Paragraph>
        Somebody, probably you, asked {shop.name} to write to this e-mail once, when {product} is back. We do
        it only if you say yes.
      </Paragraph>
      <LinkButton href={backInStockPage(shop, 'confirm-request', token)}>Yes, tell me</LinkButton>
      <Small>The link works for {confirmRequestWithinDays} days.</Small>
      <Small>Did you not ask for it? Then you can ignore this mail, and we erase your address.</Small>
    </Layout>
  ),
});
