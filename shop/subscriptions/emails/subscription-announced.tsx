import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Greeting } from '#platform/emails/own-words.tsx';
import { LinkButton, Paragraph, Small } from '#platform/emails/text.tsx';
import { amountOf } from '#shop/pricing/amounts.ts';
import { formatPaise } from '#platform/money.ts';
import { subscriptionAnnouncedEmail, type AnnouncedEmail } from './subscription-emails.ts';
import { retryDays } from '../subscription.ts';
import { ChangeLinks, sayWhat } from './subscription-parts.tsx';

const usual: AnnouncedEmail = {
  name: 'Meera',
  productName: 'Ashwagandha Churna',
  choice: 'subscription, every 60 days',
  quantity: 1,
  dueOn: '2026-11-24',
  payablePaise: 334_50,
  payableBeforePaise: null,
  available: true,
  address: ['Meera Iyer', '12 Temple Road, Malleshwaram', 'Bengaluru, Karnataka 560003'],
  promise: 'Delivers by Mon 30 Nov to 560003',
  token: '7.mgz1.sample',
};

export const subscriptionAnnounced = defineEmailTemplate(subscriptionAnnouncedEmail, {
  samples: {
    usual,
    'the price rose': { ...usual, payableBeforePaise: 302_00 },
    'out of stock today': { ...usual, available: false },
  },
  subject: ({ dueOn, payablePaise }) =>
    `Your refill on ${formatWeekdayAndYear(dueOn)}: ${formatPaise(payablePaise)}`,
  Body: ({
    shop,
    name,
    dueOn,
    payablePaise,
    payableBeforePaise,
    amounts = ['discount', 'platform_fee'],
    available,
    address,
    promise,
    token,
    ...what
  }) => (
    <Layout shop={shop} preview={`${sayWhat(what)}. You can skip it with one click.`}>
      <Greeting shop={shop} name={name} />
      <Paragraph>
        On <strong>{formatWeekdayAndYear(dueOn)}</strong> we place your next refill: {sayWhat(what)}.
      </Paragraph>
      <Paragraph>
        You pay <strong>{formatPaise(payablePaise)}</strong> in cash when it arrives: 15% off the price of the
        day{withAmounts(amounts)}.
        {payableBeforePaise !== null && (
          <>
            {' '}
            <strong>The price has gone up:</strong> it was {formatPaise(payableBeforePaise)} before.
          </>
        )}
      </Paragraph>
      {!available && (
        <Paragraph>
          Today it is out of stock. If it still is on that day, we try again each day for {retryDays} days and
          tell you.
        </Paragraph>
      )}
      <Paragraph>
        <strong>It goes to</strong>
        <br />
        {address.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
        {promise && <strong>{promise}</strong>}
      </Paragraph>
      <LinkButton href={`${shop.url}/profile?tab=stuff&part=refills`}>See your refill plans</LinkButton>
      <Small>Not this time? There is nothing to explain:</Small>
      <ChangeLinks shop={shop} token={token} moves={['skip', 'pause', 'cancel']} />
    </Layout>
  ),
});

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `, with the fixed discount and the platform fee` */
function withAmounts(codes: readonly string[]): string {
  const words = codes.flatMap((code) => amountOf(code)?.inSentence ?? []);
  return words.length === 0 ? '' : `, with ${list.format(words)}`;
}
