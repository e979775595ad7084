import { defineMail } from '#platform/emails/define-mail.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Title } from '#platform/emails/words.tsx';
import { cancelledMail } from '../order-mail.ts';

export const orderCancelled = defineMail({
  data: cancelledMail,
  samples: {
    'by the shopper': { orderNumber: 'AR-1002345', name: 'Meera Iyer', byShopper: true },
    'by us or the courier': { orderNumber: 'AR-1002345', name: 'Meera Iyer', byShopper: false },
  },
  subject: ({ orderNumber }) => `Your order ${orderNumber} is cancelled`,
  Body: ({ shop, orderNumber, name, byShopper }) => (
    <Layout shop={shop} preview="Nothing is due for it.">
      <Title>Namaste {name}</Title>
      <Paragraph>
        {byShopper
          ? `As you asked, your order ${orderNumber} is cancelled.`
          : `We are sorry: your order ${orderNumber} could not be sent, so it is cancelled.`}{' '}
        Nothing is due for it.
      </Paragraph>
      <LinkButton href={`${shop.url}/orders/${orderNumber}`}>See your order</LinkButton>
    </Layout>
  ),
});
