import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Small, Title, Unbroken } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { formatPaise } from '#platform/money.ts';
import { cashOf, orderPlacedEmail } from './order-emails.ts';
import { Amounts, AskToConfirm, GiftWords, Recipient, SeeOrder, orderSample } from './order-parts.tsx';
import { PayNowWords } from './pay-now-words.tsx';

export const orderPlaced = defineEmailTemplate(orderPlacedEmail, {
  samples: {
    usual: orderSample,
    'without an account': { ...orderSample, guestToken: '1002345.mgz1abcd.signature' },
    'to an email that nobody has proved': {
      ...orderSample,
      name: '',
      address: ['Karnataka 560003'],
      gift: { message: '' },
      guestToken: '1002345.mgz1abcd.signature',
    },
    'a gift': {
      ...orderSample,
      name: 'Kavya Rao',
      giver: 'Meera Iyer',
      gift: { message: 'Happy birthday, Kavya! With love from Meera' },
    },
    'to be confirmed before its goods are set aside': {
      ...orderSample,
      confirmToken: '1002345.mgz1abcd.signature',
      confirmBy: '2026-11-30T09:30:00.000Z',
      waitsForStock: true,
    },
    'to be confirmed': { ...orderSample, confirmToken: '1002345.mgz1abcd.signature' },
  },
  subject: ({ orderNumber, confirmToken }) =>
    confirmToken ? `Please confirm your order ${orderNumber}` : `Your order ${orderNumber} is placed`,
  Body: ({
    shop,
    orderNumber,
    guestToken,
    name,
    address,
    promise,
    gift,
    giver,
    confirmToken,
    confirmBy,
    waitsForStock,
    ...amounts
  }) => (
    <Layout
      shop={shop}
      preview={`${confirmToken ? 'Please confirm your order. ' : ''}${cashWords(cashOf(amounts), gift ? name || 'The recipient' : null)}`}
    >
      <Title>{['Thank you', giver ?? name].filter(Boolean).join(', ')}</Title>
      <Paragraph>
        Your order <Unbroken>{orderNumber}</Unbroken> is placed
        {cashOf(amounts) === 0 && ' and paid.'}
        {cashOf(amounts) > 0 && gift && (
          <>
            . {name || 'The recipient'} pays <strong>{formatPaise(cashOf(amounts))}</strong> in cash at the
            door.
          </>
        )}
        {cashOf(amounts) > 0 && !gift && (
          <>
            . Keep <strong>{formatPaise(cashOf(amounts))}</strong> ready: you pay in cash when your parcel
            arrives.
          </>
        )}
      </Paragraph>
      {confirmToken && (
        <AskToConfirm shop={shop} token={confirmToken} confirmBy={confirmBy} waitsForStock={waitsForStock} />
      )}
      <Amounts shop={shop} {...amounts} />
      <Recipient lines={[name, ...address].filter(Boolean)} />
      <GiftWords gift={gift} cashPaise={cashOf(amounts)} />
      {promise && (
        <Paragraph>
          <strong>{promise}</strong>
        </Paragraph>
      )}
      <PayNowWords shop={shop} {...amounts} />
      <SeeOrder shop={shop} orderNumber={orderNumber} guestToken={guestToken} />
      <Small>
        {guestToken === undefined
          ? 'You can cancel it there until it is handed to the courier.'
          : `To change or cancel it, please ${shop.phone === null ? writeToUs(shop) : 'call us'}.`}
      </Small>
    </Layout>
  ),
});

function cashWords(paise: number, recipient: string | null): string {
  if (paise === 0) return 'It is paid.';
  if (recipient !== null) return `${recipient} pays ${formatPaise(paise)} at the door.`;
  return `Keep ${formatPaise(paise)} ready. You pay at the door.`;
}
