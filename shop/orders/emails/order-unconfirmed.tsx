import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Greeting } from '#platform/emails/own-words.tsx';
import { Paragraph, Small, Unbroken } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { cashOf, orderUnconfirmedEmail } from './order-emails.ts';
import { AskToConfirm } from './order-parts.tsx';

export const orderUnconfirmed = defineEmailTemplate(orderUnconfirmedEmail, {
  samples: {
    usual: {
      orderNumber: 'AR-1002345',
      name: 'Meera Iyer',
      totalPaise: 1_779_45,
      confirmToken: '1002345.mgz1abcd.signature',
    },
    'goods that are not set aside': {
      orderNumber: 'AR-1002345',
      name: 'Meera Iyer',
      totalPaise: 1_779_45,
      confirmToken: '1002345.mgz1abcd.signature',
      confirmBy: '2026-11-30T09:30:00.000Z',
      waitsForStock: true,
    },
  },
  subject: ({ orderNumber }) => `Your order ${orderNumber} still waits for you`,
  Body: ({ shop, orderNumber, name, confirmToken, confirmBy, waitsForStock, ...amounts }) => (
    <Layout shop={shop} preview="Please confirm it, so that we send it.">
      <Greeting shop={shop} name={name} />
      <Paragraph>
        Your order <Unbroken>{orderNumber}</Unbroken> for {formatPaise(amounts.totalPaise)}
        {cashOf(amounts) > 0 && ' in cash'} {waitsForStock ? 'waits for you' : 'is reserved for you'}. It has
        not left yet.
      </Paragraph>
      <AskToConfirm shop={shop} token={confirmToken} confirmBy={confirmBy} waitsForStock={waitsForStock} />
      {!confirmBy && <Small>We do not cancel it without telling you.</Small>}
    </Layout>
  ),
});
