import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { greet } from '#platform/emails/own-words.tsx';
import { Paragraph, Small, Title, Unbroken } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { cashOf, orderChangedEmail } from './order-emails.ts';
import { Amounts, AskToConfirm, GiftWords, Recipient, SeeOrder, orderSample } from './order-parts.tsx';

export const orderChanged = defineEmailTemplate(orderChangedEmail, {
  samples: {
    usual: orderSample,
    'with an offer that it has no more': { ...orderSample, lostOffers: ['Diwali: 10% off'] },
    'for a business': { ...orderSample, business: { gstin: '29AAGCB7383J1Z4', name: 'Bharat Clinic' } },
  },
  subject: ({ orderNumber, ...amounts }) =>
    `Your order ${orderNumber} is changed${cashOf(amounts) > 0 ? `: now ${formatPaise(cashOf(amounts))} at the door` : ''}`,
  Body: ({
    shop,
    orderNumber,
    guestToken,
    name,
    address,
    promise,
    business,
    gift,
    confirmToken,
    confirmBy,
    waitsForStock,
    lostOffers = [],
    ...amounts
  }) => (
    <Layout
      shop={shop}
      preview={
        cashOf(amounts) > 0 ? `Now ${formatPaise(cashOf(amounts))} at the door.` : 'Please look at it.'
      }
    >
      <Title>Your order is changed</Title>
      <Paragraph>
        {greet(shop, name, 'we have changed your order ')}
        <Unbroken>{orderNumber}</Unbroken>.
        {cashOf(amounts) > 0 && (
          <>
            {' '}
            It is now <strong>{formatPaise(cashOf(amounts))} at the door</strong>, in cash.
          </>
        )}
      </Paragraph>
      {confirmToken && (
        <AskToConfirm shop={shop} token={confirmToken} confirmBy={confirmBy} waitsForStock={waitsForStock} />
      )}
      <Amounts shop={shop} {...amounts} />
      {lostOffers.map((offer) => (
        <Paragraph key={offer}>
          The offer “{offer}” does not apply any more, since the order holds too little for it.
        </Paragraph>
      ))}
      <Recipient lines={[name, ...address]} />
      <GiftWords gift={gift} cashPaise={cashOf(amounts)} />
      {business && (
        <Paragraph>
          The invoice will name <strong>{business.name}</strong>, GSTIN {business.gstin}.
        </Paragraph>
      )}
      {promise && (
        <Paragraph>
          <strong>{promise}</strong>
        </Paragraph>
      )}
      <SeeOrder shop={shop} orderNumber={orderNumber} guestToken={guestToken} />
      <Small>
        Did you not ask for this? Please answer this email. You can cancel until the courier has it.
      </Small>
    </Layout>
  ),
});
