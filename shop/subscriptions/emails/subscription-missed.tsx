import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Greeting } from '#platform/emails/own-words.tsx';
import { LinkButton, Paragraph } from '#platform/emails/text.tsx';
import { subscriptionMissedEmail } from './subscription-emails.ts';
import { retryDays } from '../subscription.ts';
import { ChangeLinks, sayWhat } from './subscription-parts.tsx';

export const subscriptionMissed = defineEmailTemplate(subscriptionMissedEmail, {
  samples: {
    usual: {
      name: 'Meera',
      productName: 'Ashwagandha Churna',
      choice: 'subscription, every 60 days',
      quantity: 1,
      nextDueOn: '2027-01-30',
      token: '7.mgz1.sample',
    },
    'another state': {
      name: 'Meera',
      productName: 'Ashwagandha Churna',
      choice: 'subscription, every 60 days',
      quantity: 1,
      nextDueOn: '2027-01-30',
      within: 'Karnataka',
      token: '7.mgz1.sample',
    },
    'no cash': {
      name: 'Meera',
      productName: 'Ashwagandha Churna',
      choice: 'subscription, every 60 days',
      quantity: 1,
      nextDueOn: '2027-01-30',
      isWithoutCash: true,
      token: '7.mgz1.sample',
    },
  },
  subject: ({ productName }) => `This time without ${productName}`,
  Body: ({ shop, name, nextDueOn, within, isWithoutCash, token, ...what }) => (
    <Layout
      shop={shop}
      preview={
        within
          ? `We sell within ${within} only, so this refill does not come. Nothing is due.`
          : isWithoutCash
            ? 'We cannot send this refill with cash on delivery, so it does not come. Nothing is due.'
            : 'It is still out of stock, so this refill does not come. Nothing is due.'
      }
    >
      <Greeting shop={shop} name={name} />
      {within ? (
        <Paragraph>
          We wanted to place your refill, {sayWhat(what)}. We now sell within {within} only, and its address
          is elsewhere, so this one does not come. We are sorry; nothing is due for it. An address in {within}{' '}
          lets the next one come.
        </Paragraph>
      ) : isWithoutCash ? (
        <Paragraph>
          We wanted to place your refill, {sayWhat(what)}. At the moment we cannot send it with cash on
          delivery, so this one does not come. We are sorry; nothing is due for it. Please write to us, and we
          look for another way together.
        </Paragraph>
      ) : (
        <Paragraph>
          For {retryDays} days we tried to place your refill, {sayWhat(what)}. It is still out of stock, so
          this one does not come. We are sorry; nothing is due for it.
        </Paragraph>
      )}
      <Paragraph>
        Your plan goes on: the next refill is on <strong>{formatWeekdayAndYear(nextDueOn)}</strong>, and we
        write to you three days before.
      </Paragraph>
      <LinkButton href={`${shop.url}/all-products`}>See what else there is</LinkButton>
      <ChangeLinks shop={shop} token={token} moves={['pause', 'cancel']} />
    </Layout>
  ),
});
