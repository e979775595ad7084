import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { backInStockEmail } from './newsletter-emails.ts';
import { EmailCard } from './product-card.tsx';

const card = {
  slug: 'neem-oil',
  name: 'Neem Oil',
  image: 'neem-oil-1.webp',
  rupees: 399,
  mrpRupees: 449,
  words: '',
};

/** The one email of a request, which is erased when it is queued. */
export const backInStock = defineEmailTemplate(backInStockEmail, {
  samples: { usual: { card }, 'without a picture': { card: { ...card, image: '' } } },
  subject: ({ card: { name } }) => `${name} is back`,
  Body: ({ shop, card: shown }) => (
    <Layout shop={shop} preview={`You asked us to tell you: ${shown.name} is back.`}>
      <Title>{shown.name} is back</Title>
      <Paragraph>You asked us to tell you. It can be ordered again.</Paragraph>
      <EmailCard card={shown} shop={shop} />
      <LinkButton href={`${shop.url}/product/${shown.slug}`}>Open {shown.name}</LinkButton>
      <Small>This is the only mail about it. We have erased your request.</Small>
    </Layout>
  ),
});
