import { writeToUs } from '#platform/emails/write-to-us.ts';
import { defineEmailTemplate, type EmailShop } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { greet } from '#platform/emails/own-words.tsx';
import { LinkButton, Paragraph, Small, Title, Unbroken } from '#platform/emails/text.tsx';
import { formatDay } from '#platform/india-time.ts';
import { formatPaise } from '#platform/money.ts';
import { returnReasons } from '../reasons.ts';
import { sameWay } from '../states.ts';
import { type ReturnEmailData, returnSamples, type ReturnStep, returnStepEmail } from './return-emails.ts';

type Words = {
  subject: string;
  title: string;
  text: (data: ReturnEmailData, shop: EmailShop) => string;
  button: string;
};

const askAccount = ({ payoutHint }: ReturnEmailData) =>
  payoutHint
    ? `We pay to ${payoutHint}.`
    : 'Please tell us where the money goes: a UPI ID or a bank account. The button below opens the form.';

const howItEnds = (data: ReturnEmailData) =>
  data.remedy === 'replacement'
    ? 'Then we send the products that you ordered. If they are sold out, we pay you back.'
    : askAccount(data);

/** The request in the customer's own choices. */
function askedFor({ reason, remedy }: ReturnEmailData): string {
  if (!reason) return '';
  const wanted = remedy === 'replacement' ? 'the products that you ordered' : 'your money back';
  const sending = returnReasons[reason].isFault ? '' : ' You pay for sending it back.';
  return `You told us: ${returnReasons[reason].label}. You asked for ${wanted}.${sending} `;
}

const words: Record<ReturnStep, Words> = {
  requested: {
    subject: 'We got your return request',
    title: 'We look into your return',
    text: (data) =>
      `${askedFor(data)}We answer within 48 hours. Please keep the products and their packs as they are.`,
    button: 'See your return',
  },
  approved: {
    subject: 'Your return is approved',
    title: 'Your return is approved',
    text: (data) => `Please keep the parcel ready; we arrange the pickup. ${howItEnds(data)}`,
    button: 'See your return',
  },
  pickup_booked: {
    subject: 'A courier fetches your return',
    title: 'A courier fetches your return',
    text: ({ pickup }) =>
      `${pickup?.courier ?? 'A courier'} comes ${pickup?.day ? `on ${formatDay(pickup.day)}` : 'within the next working days'}${pickup?.waybill ? `, with the waybill ${pickup.waybill}` : ''}. Please keep the parcel packed and ready. The pickup costs you nothing.`,
    button: 'See your return',
  },
  pickup_cancelled: {
    subject: 'The pickup of your return is cancelled',
    title: 'The pickup does not come',
    text: (_, { email }) =>
      `We have cancelled the pickup of your parcel, and we tell you how it goes on. Questions? Write to ${email}.`,
    button: 'See your return',
  },
  refused: {
    subject: 'We cannot accept your return',
    title: 'We cannot accept your return',
    text: ({ answer }, { email }) =>
      `${answer ? `The reason: ${answer} ` : ''}If you see it differently, write to ${email}.`,
    button: 'See your return',
  },
  withdrawn: {
    subject: 'You withdrew your return',
    title: 'Your return is withdrawn',
    text: () => 'Nothing more happens. You can ask again while the days for it last.',
    button: 'See your order’s returns',
  },
  picked_up: {
    subject: 'Your return is on its way to us',
    title: 'Your return is on its way to us',
    text: (data) =>
      data.remedy === 'replacement'
        ? `We look at it when it arrives. ${howItEnds(data)}`
        : `We look at it when it arrives, and then refund you. ${askAccount(data)}`,
    button: 'See your return',
  },
  inspected: {
    subject: 'Your refund is due',
    title: 'Your refund is due',
    text: (data) =>
      `${data.withoutPickup ? 'You need not send anything back.' : 'We got your products back.'} We refund ${formatPaise(data.refundPaise ?? 0)}. ${askAccount(data)}`,
    button: 'See your refund',
  },
  payout: {
    subject: 'Where your refund goes',
    title: 'We noted where your refund goes',
    text: ({ payoutHint }, { email }) =>
      `Your refund goes to ${payoutHint}. If you did not write this, tell us at once: ${email}.`,
    button: 'See your return',
  },
  refunded: {
    subject: 'We have paid your refund',
    title: 'Your refund is paid',
    text: ({ refundPaise, payoutHint, reference }) =>
      payoutHint === sameWay
        ? `We have sent ${formatPaise(refundPaise ?? 0)} back to ${sameWay}. Banks take up to seven working days.`
        : `We paid ${formatPaise(refundPaise ?? 0)} to ${payoutHint}. The bank’s number is ${reference}. The money may take a working day.`,
    button: 'See your refund and its credit note',
  },
};

export const returnStep = defineEmailTemplate(returnStepEmail, {
  samples: returnSamples,
  subject: ({ step, orderNumber }) => `${words[step].subject}: order ${orderNumber}`,
  Body: ({ shop, ...data }) => {
    const { title, text, button } = words[data.step];
    const told = text(data, shop);
    return (
      <Layout shop={shop} preview={told}>
        <Title>{title}</Title>
        <Paragraph>
          {greet(shop, data.name, 'this is about your order ')}
          <Unbroken>{data.orderNumber}</Unbroken>:{' '}
          {data.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}.
        </Paragraph>
        <Paragraph>{told}</Paragraph>
        {data.returnToken === null ? (
          <Small>To go on, please {writeToUs(shop)}. We never ask for a PIN, a password or a code.</Small>
        ) : (
          <>
            <LinkButton href={`${shop.url}/order-link?do=return&token=${data.returnToken}`}>
              {button}
            </LinkButton>
            <Small>
              The link works without signing in, for 60 days. We never ask for a PIN, a password or a code.
            </Small>
          </>
        )}
      </Layout>
    );
  },
});
