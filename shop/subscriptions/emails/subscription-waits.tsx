import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Greeting } from '#platform/emails/own-words.tsx';
import { Paragraph } from '#platform/emails/text.tsx';
import { subscriptionWaitsEmail } from './subscription-emails.ts';
import { ChangeLinks, sayWhat } from './subscription-parts.tsx';

export const subscriptionWaits = defineEmailTemplate(subscriptionWaitsEmail, {
  samples: {
    usual: {
      name: 'Meera',
      productName: 'Ashwagandha Churna',
      choice: 'subscription, every 60 days',
      quantity: 1,
      triedUntil: '2026-12-01',
      token: '7.mgz1.sample',
    },
  },
  subject: ({ productName }) => `Your refill waits: ${productName} is out of stock`,
  Body: ({ shop, name, triedUntil, token, ...what }) => (
    <Layout shop={shop} preview="We try again each day. There is nothing to do.">
      <Greeting shop={shop} name={name} />
      <Paragraph>
        Today we wanted to place your refill, {sayWhat(what)}, but we do not have it. We are sorry.
      </Paragraph>
      <Paragraph>
        We try again each day until {formatWeekdayAndYear(triedUntil)}, and you hear from us either way.
        Nothing is due until it arrives, and there is nothing to do.
      </Paragraph>
      <ChangeLinks shop={shop} token={token} moves={['skip', 'pause', 'cancel']} />
    </Layout>
  ),
});
