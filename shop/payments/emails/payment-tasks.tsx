import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Small, Title, Unbroken } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { type PaymentTask, paymentTasksEmail } from './payment-emails.ts';

const messages: Record<PaymentTask, string> = {
  other_amount: 'The provider took another amount than the shop asked for. The order does not count as paid.',
  order_changed:
    'The items of this order changed while its customer paid. Count the payment for the order, or send it back.',
  refund_over_bound:
    'The refunds of the day are used up. Please send this one yourself under Money, Payments.',
  refund_failed: 'The provider could not pay this refund. The customer still waits for it.',
  refund_by_hand: 'Please pay this refund yourself. It has no way back by itself.',
  refund_needs_balance:
    'Your balance with the provider does not suffice for this refund. It goes out by itself once you have added money there.',
  refund_waits: 'The provider has not paid this refund for three days. Please look at your balance there.',
  unknown_refund: 'The provider paid a refund that the shop did not ask for.',
};

const failed = { orderNumber: 'AR-7K3M-9QXT', paise: 89_700, task: 'refund_failed' } as const;
const unknown = { orderNumber: null, paise: 49_700, task: 'unknown_refund' } as const;

export const paymentTasks = defineEmailTemplate(paymentTasksEmail, {
  samples: { usual: { tasks: [failed], more: 0 }, many: { tasks: [failed, unknown], more: 12 } },
  subject: ({ tasks, more }) =>
    tasks.length + more === 1 ? 'A payment needs you' : `${tasks.length + more} payments need you`,
  Body: ({ shop, tasks, more }) => (
    <Layout shop={shop} preview="The shop could not finish this by itself.">
      <Title>Payments that need you</Title>
      <Paragraph>The shop could not finish this by itself:</Paragraph>
      {tasks.map(({ orderNumber, paise, task }) => (
        <div key={`${orderNumber} ${task} ${paise}`}>
          <Paragraph>
            <Unbroken>{orderNumber ?? 'No order'}</Unbroken>, {formatPaise(paise)}
          </Paragraph>
          <Small>{messages[task]}</Small>
        </div>
      ))}
      {more > 0 && <Paragraph>And {more} more.</Paragraph>}
      <Paragraph>The shop writes once a day while there is something to do.</Paragraph>
    </Layout>
  ),
});
