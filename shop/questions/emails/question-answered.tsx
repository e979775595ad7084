import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title, Unbroken } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { productQuestionAnsweredEmail, questionAnsweredEmail } from './question-emails.ts';

const sample = {
  orderNumber: 'AR-1002345',
  question: 'Does the oil come in glass?',
  answer: 'Yes, in a bottle of brown glass.\n\nThe parcel leaves tomorrow.',
};

/** The answer of staff to a question about an order. */
export const questionAnswered = defineEmailTemplate(questionAnsweredEmail, {
  samples: {
    usual: sample,
    guest: { orderNumber: sample.orderNumber, answer: sample.answer, guestToken: 'AR-1002345.8sd' },
  },
  subject: ({ orderNumber }) => `Our answer about your order ${orderNumber}`,
  Body: ({ shop, orderNumber, question, answer, guestToken }) => (
    <Layout shop={shop} preview="You asked us about your order.">
      <Title>Our answer about your order</Title>
      <Paragraph>
        You asked about your order <Unbroken>{orderNumber}</Unbroken>
        {question ? `: ${question}` : '.'}
      </Paragraph>
      <Answer text={answer} />
      <LinkButton href={guestToken ? `${shop.url}/track/${guestToken}` : `${shop.url}/orders/${orderNumber}`}>
        See your order
      </LinkButton>
      <Small>Is something still open? Please {writeToUs(shop)}.</Small>
    </Layout>
  ),
});

/** The answer of staff to a question about a product. */
export const productQuestionAnswered = defineEmailTemplate(productQuestionAnsweredEmail, {
  samples: { usual: { product: 'Bhringraj Oil', slug: 'bhringraj-oil', answer: sample.answer } },
  subject: ({ product }) => `Our answer about ${product}`,
  Body: ({ shop, product, slug, answer }) => (
    <Layout shop={shop} preview={`You asked us about ${product}.`}>
      <Title>{`Our answer about ${product}`}</Title>
      <Paragraph>You asked us about {product}.</Paragraph>
      <Answer text={answer} />
      <LinkButton href={`${shop.url}/product/${slug}`}>See the product</LinkButton>
      <Small>
        Is something still open? Please {writeToUs(shop)}. If you have asked nothing, somebody else typed your
        email, and you need to do nothing.
      </Small>
    </Layout>
  ),
});

function Answer({ text }: { text: string }) {
  const parts = text.split('\n').filter((part) => part.trim() !== '');
  return parts
    .map((part, at) => ({ at, part }))
    .map(({ at, part: line }) => <Paragraph key={at}>{line}</Paragraph>);
}
