import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Title } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { orderUndeliveredEmail, shipmentSample } from './order-emails.ts';
import { TrackButton } from './shipment-parts.tsx';

export const orderUndelivered = defineEmailTemplate(orderUndeliveredEmail, {
  samples: { usual: shipmentSample },
  subject: ({ orderNumber }) => `The courier could not hand over your order ${orderNumber}`,
  Body: ({ shop, orderNumber, name, totalPaise, ...parcel }) => (
    <Layout shop={shop} preview="It usually comes again on the next working day.">
      <Title>The courier could not hand it over</Title>
      <Paragraph>
        Namaste {name}, the courier was out with your order <strong>{orderNumber}</strong> and could not hand
        it over. It usually comes again on the next working day: please keep your phone at hand and{' '}
        <strong>{formatPaise(totalPaise)}</strong> ready.
      </Paragraph>
      <Paragraph>
        Was something wrong with the address, or do you no longer want it? Write to {shop.email}.
      </Paragraph>
      <TrackButton shop={shop} {...parcel} />
    </Layout>
  ),
});
