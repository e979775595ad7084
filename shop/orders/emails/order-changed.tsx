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
    'of the address alone': { ...orderSample, changes: ['the address'], isSamePrice: true },
    'for a business': { ...orderSample, business: { gstin: '29AAGCB7383J1Z4', name: 'Bharat Clinic' } },
  },
  subject: ({ orderNumber, isSamePrice, changes = [], ...amounts }) => {
    const now = cashOf(amounts) > 0 ? `now ${formatPaise(cashOf(amounts))} at the door` : '';
    const news = isSamePrice ? changes.join(', ') : now;
    return `Your order ${orderNumber} is changed${news && `: ${news}`}`;
  },
  Body: ({
    shop,
    orderNumber,
    guestToken,
    name,
    address,
    promise,
    business,
    gift,
    giver,
    confirmToken,
    confirmBy,
    waitsForStock,
    lostOffers = [],
    changes = [],
    isSamePrice,
    ...amounts
  }) => (
    <Layout
      shop={shop}
      preview={
        cashOf(amounts) > 0 && !isSamePrice
          ? `Now ${formatPaise(cashOf(amounts))} at the door.`
          : 'Please look at it.'
      }
    >
      <Title>Your order is changed</Title>
      <Paragraph>
        {greet(shop, giver ?? name, 'we have changed your order ')}
        <Unbroken>{orderNumber}</Unbroken>
        {changes.length > 0 && <>: {changes.join(', ')}</>}.{isSamePrice && ' Its price stays the same.'}
        {cashOf(amounts) > 0 && !isSamePrice && (
          <>
            {' '}
            It is now <strong>{formatPaise(cashOf(amounts))} at the door</strong>, in cash.
          </>
        )}
      </Paragraph>
      {confirmToken && (
        <AskToConfirm shop={shop} token={confirmToken} confirmBy={confirmBy} waitsForStock={waitsForStock} />
      )}
      {!isSamePrice && <Amounts shop={shop} {...amounts} />}
      {lostOffers.map((offer) => (
        <Paragraph key={offer}>
          The offer “{offer}” does not apply any more, since the order holds too little for it.
        </Paragraph>
      ))}
      <Recipient lines={[name, ...address].filter(Boolean)} />
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
