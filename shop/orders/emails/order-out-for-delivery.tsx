import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Title } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { orderOutForDeliveryEmail, shipmentSample } from './order-emails.ts';
import { Contents, InvoiceLink, TrackButton } from './shipment-parts.tsx';

export const orderOutForDelivery = defineEmailTemplate(orderOutForDeliveryEmail, {
  samples: { usual: shipmentSample },
  subject: ({ orderNumber, totalPaise }) =>
    `Keep ${formatPaise(totalPaise)} ready: order ${orderNumber} is out for delivery`,
  Body: ({ shop, orderNumber, name, totalPaise, lines, ...parcel }) => (
    <Layout shop={shop} preview="The courier is on the way to you.">
      <Title>Keep {formatPaise(totalPaise)} ready</Title>
      <Paragraph>
        Namaste {name}, your order <strong>{orderNumber}</strong> is out for delivery. You pay{' '}
        <strong>{formatPaise(totalPaise)}</strong> in cash at the door.
      </Paragraph>
      <Contents lines={lines} />
      <TrackButton shop={shop} {...parcel} />
      <InvoiceLink shop={shop} {...parcel} />
    </Layout>
  ),
});
