import { Link } from '@react-email/components';
import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { colours } from '#platform/emails/theme.ts';
import { Greeting } from '#platform/emails/own-words.tsx';
import { LinkButton, Paragraph, Small } from '#platform/emails/text.tsx';
import { unsubscribeEndpointUrl, unsubscribePage } from './newsletter-links.ts';
import { newsletterWelcomeEmail } from './newsletter-emails.ts';

export const newsletterWelcome = defineEmailTemplate(newsletterWelcomeEmail, {
  samples: {
    usual: { token: '7.mgz1.sample' },
    withCode: {
      token: '7.mgz1.sample',
      gift: { code: 'K7MX2RQH9T', offer: 'Newsletter: 15% off', endsAt: '2026-12-29T12:00:00.000Z' },
    },
  },
  subject: (_, shop) => `Welcome to the letters of ${shop.name}`,
  unsubscribeUrl: ({ token }, shop) => unsubscribeEndpointUrl(shop, token),
  Body: ({ shop, token, gift }) => (
    <Layout shop={shop} preview="You are on the list.">
      <Greeting shop={shop} name="" />
      <Paragraph>
        You are on the list. Our letters are short and do not come often: what is in season, a new article,
        what has come onto the shelves.
      </Paragraph>
      {gift && (
        <Paragraph>
          Your code is <strong>{gift.code}</strong>. It gives you “{gift.offer}”, once, until{' '}
          {formatMoment(new Date(gift.endsAt))}. Type it in the cart, signed in with this email address.
        </Paragraph>
      )}
      <Paragraph>Until the first one comes, there is something to read.</Paragraph>
      <LinkButton href={`${shop.url}/blog`}>Open the blog</LinkButton>
      <Small>
        You can leave at any time, with one click:{' '}
        <Link href={unsubscribePage(shop, token)} style={{ color: colours.leaf }}>
          unsubscribe
        </Link>
      </Small>
    </Layout>
  ),
});
