import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Title } from '#platform/emails/text.tsx';
import { orderCancelledEmail } from './order-emails.ts';
import { SeeOrder } from './order-parts.tsx';

export const orderCancelled = defineEmailTemplate(orderCancelledEmail, {
  samples: {
    'by the shopper': { orderNumber: 'AR-1002345', name: 'Meera Iyer', byShopper: true },
    'by us or the courier': { orderNumber: 'AR-1002345', name: 'Meera Iyer', byShopper: false },
  },
  subject: ({ orderNumber }) => `Your order ${orderNumber} is cancelled`,
  Body: ({ shop, orderNumber, guestToken, name, byShopper: byCustomer }) => (
    <Layout shop={shop} preview="Nothing is due for it.">
      <Title>Namaste {name}</Title>
      <Paragraph>
        {byCustomer
          ? `As you asked, your order ${orderNumber} is cancelled.`
          : `We are sorry: your order ${orderNumber} could not be sent, so it is cancelled.`}{' '}
        Nothing is due for it.
      </Paragraph>
      <SeeOrder shop={shop} orderNumber={orderNumber} guestToken={guestToken} />
    </Layout>
  ),
});
