import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { greet } from '#platform/emails/own-words.tsx';
import { Paragraph, Title, Unbroken } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { orderLostEmail, shipmentSample } from './order-emails.ts';
import { SeeOrder } from './order-parts.tsx';

export const orderLost = defineEmailTemplate(orderLostEmail, {
  samples: { usual: shipmentSample, 'a replacement': { ...shipmentSample, replaces: 'AR-1002338' } },
  subject: ({ orderNumber }) => `The courier lost your order ${orderNumber}`,
  Body: ({ shop, orderNumber, guestToken, replaces, name }) => (
    <Layout shop={shop} preview="We are sorry. Nothing is due for it.">
      <Title>Your parcel is lost</Title>
      <Paragraph>
        {greet(shop, name, 'we are sorry: the courier has lost your order ')}
        <Unbroken>{orderNumber}</Unbroken>. Nothing is due for it. Please pay nothing for this parcel to
        anyone.
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
