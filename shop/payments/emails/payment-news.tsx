import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Greeting } from '#platform/emails/own-words.tsx';
import { LinkButton, Paragraph, Title, Unbroken } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { paymentNewsEmail, type PaymentStep } from './payment-emails.ts';

const sample = { orderNumber: 'AR-1002345', name: 'Meera Iyer', paise: 1_779_45 };

type Words = { subject: string; title: string; text: string };

const goesBack = 'It goes back to the account that you paid from. Banks take up to seven working days.';

const words: Record<PaymentStep, Words> = {
  paid: {
    subject: 'We have your payment',
    title: 'Your order is paid',
    text: 'There is nothing to pay when your parcel arrives.',
  },
  late: {
    subject: 'Your payment goes back to you',
    title: 'Your payment came too late',
    text: `Your order could not take it any more, or its amount had changed. ${goesBack}`,
  },
  double: {
    subject: 'Your second payment goes back to you',
    title: 'You paid twice',
    text: `Your order was paid already. ${goesBack}`,
  },
  expired: {
    subject: 'Your order was not paid in time',
    title: 'Your order was not paid in time',
    text: 'So it is cancelled, and nothing was taken. You may still have it with cash on delivery: one button on its page places it, while we have it.',
  },
  ended: {
    subject: 'Your payment goes back to you',
    title: 'Your payment goes back to you',
    text: goesBack,
  },
};

export const paymentNews = defineEmailTemplate(paymentNewsEmail, {
  samples: {
    paid: { ...sample, step: 'paid' },
    'too late': { ...sample, step: 'late' },
    'paid twice': { ...sample, step: 'double' },
    'an order that ended': { ...sample, step: 'ended' },
    'not paid in time': { ...sample, step: 'expired' },
  },
  subject: ({ orderNumber, step }) => `${words[step].subject}: order ${orderNumber}`,
  Body: ({ shop, orderNumber, name, paise, step, guestToken }) => (
    <Layout shop={shop} preview={words[step].text}>
      <Title>{words[step].title}</Title>
      <Greeting shop={shop} name={name} />
      <Paragraph>
        {step === 'expired' ? 'We did not get' : 'We got'} {formatPaise(paise)} for your order{' '}
        <Unbroken>{orderNumber}</Unbroken>. {words[step].text}
      </Paragraph>
      <LinkButton href={`${shop.url}/${guestToken ? `track/${guestToken}` : `orders/${orderNumber}`}`}>
        See your order
      </LinkButton>
    </Layout>
  ),
});
