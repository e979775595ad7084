import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Title } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { orderCorrectedEmail, shipmentSample } from './order-emails.ts';

export const orderCorrected = defineEmailTemplate(orderCorrectedEmail, {
  samples: { usual: shipmentSample },
  subject: ({ orderNumber }) => `Correction: your order ${orderNumber} is still on its way`,
  Body: ({ shop, orderNumber, name, totalPaise, trackToken }) => (
    <Layout shop={shop} preview="Our email about its delivery was a mistake.">
      <Title>Your parcel is still on its way</Title>
      <Paragraph>
        Namaste {name}, we wrote that your order <strong>{orderNumber}</strong> had arrived. That was our
        mistake, and we are sorry for it. If the parcel is with you after all, please reply to this email.
      </Paragraph>
      <Paragraph>
        You pay <strong>{formatPaise(totalPaise)}</strong> in cash when it arrives.
      </Paragraph>
      <LinkButton href={`${shop.url}/track/${trackToken}`}>Track your parcel</LinkButton>
    </Layout>
  ),
});
