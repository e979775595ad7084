import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { decisionDays } from '../moderation.ts';
import { reviewsWaitingEmail } from './review-emails.ts';

const one = {
  productName: 'Bhringraj Hair Oil',
  rating: 4,
  comment: 'Smells of rain, and my hair likes it.',
  token: '7.mgz1.sample',
};
const other = { productName: 'Neem Comb', rating: 1, comment: 'A tooth broke off.', token: '8.mgz1.sample' };

/** Only the owner gets these links. Each decides on one review, once. */
export const reviewsWaiting = defineEmailTemplate(reviewsWaitingEmail, {
  samples: { usual: { listed: [one] }, several: { listed: [one, other] } },
  subject: ({ listed }) =>
    listed.length === 1
      ? `A review of ${listed[0]!.productName} waits for you`
      : `${listed.length} reviews wait for you`,
  Body: ({ shop, listed }) => (
    <Layout shop={shop} preview="Customers see a review after you have published it.">
      <Title>{listed.length === 1 ? 'A review waits' : `${listed.length} reviews wait`}</Title>
      {listed.map(({ productName, rating, comment, token }) => (
        <div key={token}>
          <Paragraph>
            <strong>{productName}</strong>, {rating === 1 ? '1 star' : `${rating} stars`}
          </Paragraph>
          <Paragraph>{comment}</Paragraph>
          <LinkButton href={`${shop.url}/review-decision?token=${token}`}>Publish or hide it</LinkButton>
        </div>
      ))}
      <Small>
        A link works once, without signing in, for {decisionDays} days. Please do not forward this email. Hide
        what is untrue, rude or promises a cure. A bad review that is true deserves its place.
      </Small>
    </Layout>
  ),
});
