import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { reviewReasons } from '../reasons.ts';
import { reviewDecidedEmail } from './review-emails.ts';

const sample = { productName: 'Bhringraj Hair Oil', isShown: false, hiddenFor: 'personal' } as const;

/** The author of a verified review alone gets it. */
export const reviewDecided = defineEmailTemplate(reviewDecidedEmail, {
  samples: {
    hidden: sample,
    'hidden for a claim': { ...sample, hiddenFor: 'claim' },
    'shown again': { ...sample, isShown: true, hiddenFor: null },
  },
  subject: ({ productName, isShown }) =>
    isShown ? `Your review of ${productName} is shown again` : `We do not show your review of ${productName}`,
  Body: ({ shop, productName, isShown, hiddenFor }) => {
    const text = isShown
      ? `Your review of ${productName} stands on its page again.`
      : `We do not show your review of ${productName}${hiddenFor ? `, since ${reviewReasons[hiddenFor].told}` : ''}. The number of stars plays no part in it.`;
    return (
      <Layout shop={shop} preview={text}>
        <Title>{isShown ? 'Your review is shown again' : 'We do not show your review'}</Title>
        <Paragraph>{text}</Paragraph>
        {!isShown && (
          <Paragraph>
            If you see it differently, reply to this email{shop.email ? ` or write to ${shop.email}` : ''}.
          </Paragraph>
        )}
        <Small>You find your reviews in your profile, under My Stuff.</Small>
      </Layout>
    );
  },
});
