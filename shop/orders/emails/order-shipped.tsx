import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { greet } from '#platform/emails/own-words.tsx';
import { Paragraph, Title, Unbroken } from '#platform/emails/text.tsx';
import { cashOf, orderShippedEmail, shipmentSample } from './order-emails.ts';
import { Contents, InvoiceLink, NothingToPay, PayWhenItArrives, TrackButton } from './shipment-parts.tsx';

export const orderShipped = defineEmailTemplate(orderShippedEmail, {
  samples: { usual: shipmentSample },
  subject: ({ orderNumber }) => `Your order ${orderNumber} is on its way`,
  Body: ({ shop, orderNumber, name, totalPaise, atDoorPaise, lines, promise, ...parcel }) => (
    <Layout shop={shop} preview="The courier has your parcel.">
      <Title>Your parcel is on its way</Title>
      <Paragraph>
        {greet(shop, name, 'the courier has picked up your order ')}
        <Unbroken>{orderNumber}</Unbroken>:
      </Paragraph>
      <Contents lines={lines} />
      {promise && (
        <Paragraph>
          <strong>{promise}</strong>
        </Paragraph>
      )}
      <PayWhenItArrives paise={cashOf({ totalPaise, atDoorPaise })} isGift={parcel.isGift} />
      <NothingToPay replaces={parcel.replaces} />
      <TrackButton shop={shop} {...parcel} />
      <InvoiceLink shop={shop} {...parcel} />
    </Layout>
  ),
});
