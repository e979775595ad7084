import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { greet } from '#platform/emails/own-words.tsx';
import { Paragraph, Title, Unbroken } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { orderReturnedEmail, shipmentSample } from './order-emails.ts';
import { SeeOrder } from './order-parts.tsx';

export const orderReturned = defineEmailTemplate(orderReturnedEmail, {
  samples: { usual: shipmentSample, 'a replacement': { ...shipmentSample, replaces: 'AR-1002338' } },
  subject: ({ orderNumber }) => `Your order ${orderNumber} came back to us`,
  Body: ({ shop, orderNumber, guestToken, replaces, name }) => (
    <Layout shop={shop} preview="Nothing is due for it.">
      <Title>Your parcel came back to us</Title>
      <Paragraph>
        {greet(shop, name, 'the courier could not hand over your order ')}
        <Unbroken>{orderNumber}</Unbroken> and has brought it back. Nothing is due for it.
      </Paragraph>
      <Paragraph>
        {replaces
          ? `It replaced goods of your order ${replaces}, which you have paid for. We send them again, or pay you back: please ${writeToUs(shop)}.`
          : `You can order the same again in one step, or ${writeToUs(shop)}.`}
      </Paragraph>
      <SeeOrder shop={shop} orderNumber={orderNumber} guestToken={guestToken} />
    </Layout>
  ),
});
