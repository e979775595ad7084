import { Link } from '@react-email/components';
import type { ComponentProps } from 'react';
import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { colours } from '#platform/emails/theme.ts';
import { Paragraph, Small, Title, Unbroken } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { orderDeliveredEmail, type ShipmentEmailData, shipmentSample } from './order-emails.ts';
import { InvoiceLink, StarLinks } from './shipment-parts.tsx';
import { SeeOrder } from './order-parts.tsx';

export const orderDelivered = defineEmailTemplate(orderDeliveredEmail, {
  samples: {
    usual: { ...shipmentSample, returnToken: '1002345.mgz1abcd.signature' },
    'a replacement': { ...shipmentSample, replaces: 'AR-1002338' },
    'without an account': { ...shipmentSample, name: '', guestToken: '1002345.mgz1abcd.signature' },
  },
  subject: ({ orderNumber }) => `Your order ${orderNumber} has arrived`,
  Body: ({ shop, orderNumber, guestToken, replaces, name, lines, invoiceToken, returnToken }) => (
    <Layout
      shop={shop}
      preview={guestToken === undefined && !replaces ? 'How do you like it?' : 'Your parcel has arrived.'}
    >
      <Title>Your parcel has arrived</Title>
      <Paragraph>
        {['Thank you', name].filter(Boolean).join(', ')}. Your order <Unbroken>{orderNumber}</Unbroken> was
        delivered.
        {guestToken === undefined && !replaces && ' Once you have tried it: how do you like it?'}
        {replaces && ` We hope that all is well now. Is something wrong again? Please ${writeToUs(shop)}.`}
      </Paragraph>
      {guestToken === undefined && !replaces && <Reviews shop={shop} lines={lines} />}
      <SeeOrder shop={shop} orderNumber={orderNumber} guestToken={guestToken} />
      {returnToken && (
        <Small>
          Is something wrong with it?{' '}
          <Link
            href={`${shop.url}/order-link?do=return&token=${returnToken}`}
            style={{ color: colours.leaf }}
          >
            Ask for a return
          </Link>
          , without signing in, for 60 days.
        </Small>
      )}
      <InvoiceLink shop={shop} invoiceToken={invoiceToken} replaces={replaces} />
    </Layout>
  ),
});

type ReviewsProps = { shop: ComponentProps<typeof StarLinks>['shop']; lines: ShipmentEmailData['lines'] };

/** A review belongs to an account. */
function Reviews({ shop, lines }: ReviewsProps) {
  return (
    <>
      {lines.map((line) => (
        <StarLinks key={line.reviewToken} shop={shop} name={line.name} token={line.reviewToken} />
      ))}
      <Small>
        Your review appears as that of a verified buyer, without your name. The links work for 90 days.
      </Small>
    </>
  );
}
