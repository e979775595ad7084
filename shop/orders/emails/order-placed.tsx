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
    'a gift': { ...orderSample, gift: { message: 'Happy birthday, Kavya! With love from Meera' } },
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
    confirmToken,
    confirmBy,
    waitsForStock,
    ...amounts
  }) => (
    <Layout
      shop={shop}
      preview={`${confirmToken ? 'Please confirm your order. ' : ''}${cashOf(amounts) > 0 ? `Keep ${formatPaise(cashOf(amounts))} ready. You pay at the door.` : 'It is paid.'}`}
    >
      <Title>Thank you, {name}</Title>
      <Paragraph>
        Your order <Unbroken>{orderNumber}</Unbroken> is placed
        {cashOf(amounts) > 0 ? '. Keep ' : ' and paid.'}
        {cashOf(amounts) > 0 && (
          <>
            <strong>{formatPaise(cashOf(amounts))}</strong> ready: you pay in cash when your parcel arrives.
          </>
        )}
      </Paragraph>
      {confirmToken && (
        <AskToConfirm shop={shop} token={confirmToken} confirmBy={confirmBy} waitsForStock={waitsForStock} />
      )}
      <Amounts shop={shop} {...amounts} />
      <Recipient lines={[name, ...address]} />
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
