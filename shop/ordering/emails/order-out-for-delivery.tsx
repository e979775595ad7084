import { defineMail } from '#platform/emails/define-mail.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Title } from '#platform/emails/words.tsx';
import { formatPaise } from '#platform/money.ts';
import { parcelMail, parcelSample } from '../tracking/parcel-mail.ts';
import { Contents, InvoiceLink, TrackButton } from './parcel-parts.tsx';

export const orderOutForDelivery = defineMail({
  data: parcelMail,
  samples: { usual: parcelSample },
  subject: ({ orderNumber, totalPaise }) =>
    `Keep ${formatPaise(totalPaise)} ready: order ${orderNumber} is out for delivery`,
  Body: ({ shop, orderNumber, name, totalPaise, lines, ...parcel }) => (
    <Layout shop={shop} preview="The courier is on the way to you.">
      <Title>Keep {formatPaise(totalPaise)} ready</Title>
      <Paragraph>
        Namaste {name}, your order <strong>{orderNumber}</strong> is out for delivery. You pay{' '}
        <strong>{formatPaise(totalPaise)}</strong> in cash at the door.
      </Paragraph>
      <Contents lines={lines} />
      <TrackButton shop={shop} {...parcel} />
      <InvoiceLink shop={shop} {...parcel} />
    </Layout>
  ),
});
