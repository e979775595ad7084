import { Link } from '@react-email/components';
import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { colours } from '#platform/emails/theme.ts';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { orderDeliveredEmail, shipmentSample } from './order-emails.ts';
import { InvoiceLink, StarLinks } from './shipment-parts.tsx';

export const orderDelivered = defineEmailTemplate(orderDeliveredEmail, {
  samples: { usual: { ...shipmentSample, returnToken: '1002345.mgz1abcd.signature' } },
  subject: ({ orderNumber }) => `Your order ${orderNumber} has arrived`,
  Body: ({ shop, orderNumber, name, lines, invoiceToken, returnToken }) => (
    <Layout shop={shop} preview="How do you like it?">
      <Title>Your parcel has arrived</Title>
      <Paragraph>
        Thank you, {name}. Your order <strong>{orderNumber}</strong> was delivered. Once you have tried it:
        how do you like it?
      </Paragraph>
      {lines.map((line) => (
        <StarLinks key={line.reviewToken} shop={shop} name={line.name} token={line.reviewToken} />
      ))}
      <Small>
        Your review appears as that of a verified buyer, without your name. The links work for 90 days.
      </Small>
      <LinkButton href={`${shop.url}/orders/${orderNumber}`}>See your order</LinkButton>
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
      <InvoiceLink shop={shop} invoiceToken={invoiceToken} />
    </Layout>
  ),
});
