import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { orderChangedEmail } from './order-emails.ts';
import { Amounts, AskToConfirm, orderSample, Recipient } from './order-parts.tsx';

export const orderChanged = defineEmailTemplate(orderChangedEmail, {
  samples: { usual: orderSample },
  subject: ({ orderNumber, totalPaise }) =>
    `Your order ${orderNumber} is changed: now ${formatPaise(totalPaise)} at the door`,
  Body: ({ shop, orderNumber, name, address, promise, confirmToken, ...amounts }) => (
    <Layout shop={shop} preview={`Now ${formatPaise(amounts.totalPaise)} at the door.`}>
      <Title>Your order is changed</Title>
      <Paragraph>
        Namaste {name}, we have changed your order <strong>{orderNumber}</strong>. It is now{' '}
        <strong>{formatPaise(amounts.totalPaise)} at the door</strong>, in cash.
      </Paragraph>
      {confirmToken && <AskToConfirm shop={shop} token={confirmToken} />}
      <Amounts {...amounts} />
      <Recipient lines={[name, ...address]} />
      {promise && (
        <Paragraph>
          <strong>{promise}</strong>
        </Paragraph>
      )}
      <LinkButton href={`${shop.url}/orders/${orderNumber}`}>See your order</LinkButton>
      <Small>
        Did you not ask for this? Please answer this email. You can cancel until the courier has it.
      </Small>
    </Layout>
  ),
});
