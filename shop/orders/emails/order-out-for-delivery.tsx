import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { greet } from '#platform/emails/own-words.tsx';
import { Paragraph, Title, Unbroken } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { cashOf, orderOutForDeliveryEmail, shipmentSample } from './order-emails.ts';
import { Contents, InvoiceLink, TrackButton } from './shipment-parts.tsx';

export const orderOutForDelivery = defineEmailTemplate(orderOutForDeliveryEmail, {
  samples: { usual: shipmentSample, 'a gift': { ...shipmentSample, isGift: true } },
  subject: ({ orderNumber, isGift, ...amounts }) =>
    cashOf(amounts) > 0 && !isGift
      ? `Keep ${formatPaise(cashOf(amounts))} ready: order ${orderNumber} is out for delivery`
      : `Your order ${orderNumber} is out for delivery`,
  Body: ({ shop, orderNumber, name, totalPaise, atDoorPaise, lines, ...parcel }) => (
    <Layout shop={shop} preview="The courier is on the way to you.">
      <Title>
        {cashOf({ totalPaise, atDoorPaise }) > 0 && !parcel.isGift
          ? `Keep ${formatPaise(cashOf({ totalPaise, atDoorPaise }))} ready`
          : 'Your parcel comes today'}
      </Title>
      <Paragraph>
        {greet(shop, name, 'your order ')}
        <Unbroken>{orderNumber}</Unbroken> is out for delivery.
        {cashOf({ totalPaise, atDoorPaise }) > 0 && (
          <>
            {' '}
            {parcel.isGift ? 'The person who takes it pays' : 'You pay'}{' '}
            <strong>{formatPaise(cashOf({ totalPaise, atDoorPaise }))}</strong> in cash at the door.
          </>
        )}
      </Paragraph>
      <Contents lines={lines} />
      <TrackButton shop={shop} {...parcel} />
      <InvoiceLink shop={shop} {...parcel} />
    </Layout>
  ),
});
