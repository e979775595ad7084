import { Link } from '@react-email/components';
import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { colours } from '#platform/emails/theme.ts';
import { formatWeekday } from '#platform/india-time.ts';
import { formatPaise } from '#platform/money.ts';
import { newOrdersEmail } from './board-emails.ts';

const one = { orderNumber: 'AR-1002345', totalPaise: 1_296_50, pincode: '560001', isToConfirm: false };
const held = { orderNumber: 'AR-1002351', totalPaise: 9_000_00, pincode: '110001', isToConfirm: true };

/** For the merchant. Staff sign in to see more. */
export const newOrders = defineEmailTemplate(newOrdersEmail, {
  samples: {
    usual: { day: null, count: 1, totalPaise: one.totalPaise, listed: [one] },
    burst: { day: null, count: 200, totalPaise: 2_59_300_00, listed: [one, held] },
    daily: { day: '2026-11-26', count: 2, totalPaise: 10_296_50, listed: [one, held] },
  },
  subject: ({ day, count, totalPaise, listed }) => {
    const what = count === 1 ? `New order ${listed[0]!.orderNumber}` : `${count} new orders`;
    return `${day ? `${formatWeekday(day)}: ` : ''}${what}, ${formatPaise(totalPaise)}`;
  },
  Body: ({ shop, count, totalPaise, listed }) => (
    <Layout shop={shop} preview={`${formatPaise(totalPaise)} in all`}>
      <Title>{count === 1 ? 'A new order' : `${count} new orders`}</Title>
      {count > 1 && <Paragraph>{formatPaise(totalPaise)} in all.</Paragraph>}
      {listed.map((order) => (
        <div key={order.orderNumber}>
          <Paragraph>
            <Link href={`${shop.url}/admin/orders/${order.orderNumber}`} style={{ color: colours.leaf }}>
              {order.orderNumber}
            </Link>
            , {formatPaise(order.totalPaise)}, to pincode {order.pincode}
          </Paragraph>
          {order.isToConfirm && <Small>It waits until its customer confirms it, or you release it.</Small>}
        </div>
      ))}
      {count > listed.length && <Paragraph>And {count - listed.length} more.</Paragraph>}
      <LinkButton href={`${shop.url}/admin`}>Open Today</LinkButton>
      <Small>
        Names, phones and addresses stand in the shop only. The setting NEW_ORDER_EMAIL says when this email
        comes: at once, once a day or never.
      </Small>
    </Layout>
  ),
});
