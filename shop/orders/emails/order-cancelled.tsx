import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Greeting } from '#platform/emails/own-words.tsx';
import { Paragraph, Unbroken } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { orderCancelledEmail } from './order-emails.ts';
import { SeeOrder } from './order-parts.tsx';

export const orderCancelled = defineEmailTemplate(orderCancelledEmail, {
  samples: {
    'by the shopper': { orderNumber: 'AR-1002345', name: 'Meera Iyer', byShopper: true },
    'by us or the courier': { orderNumber: 'AR-1002345', name: 'Meera Iyer', byShopper: false },
    'not confirmed': { orderNumber: 'AR-1002345', name: 'Meera Iyer', byShopper: false, isUnconfirmed: true },
    'a replacement': {
      orderNumber: 'AR-1002345',
      name: 'Meera Iyer',
      byShopper: false,
      replaces: 'AR-1002338',
    },
  },
  subject: ({ orderNumber }) => `Your order ${orderNumber} is cancelled`,
  Body: ({ shop, orderNumber, guestToken, replaces, name, byShopper: byCustomer, isUnconfirmed }) => (
    <Layout shop={shop} preview="Nothing is due for it.">
      <Greeting shop={shop} name={name} />
      <Paragraph>
        {byCustomer ? 'As you asked, your order' : 'We are sorry: your order'}{' '}
        <Unbroken>{orderNumber}</Unbroken> {byCustomer && 'is cancelled.'}
        {!byCustomer &&
          (isUnconfirmed
            ? 'was not confirmed in time, so it is cancelled.'
            : 'could not be sent, so it is cancelled.')}{' '}
        {replaces ? (
          <>
            It replaced goods of your order <Unbroken>{replaces}</Unbroken>, which you have paid for. Shall we
            send them another time, or pay you back? Please {writeToUs(shop)}.
          </>
        ) : (
          'Nothing is due for it.'
        )}
      </Paragraph>
      <SeeOrder shop={shop} orderNumber={orderNumber} guestToken={guestToken} />
    </Layout>
  ),
});
