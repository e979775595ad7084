import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { greet } from '#platform/emails/own-words.tsx';
import { LinkButton, Paragraph, Title, Unbroken } from '#platform/emails/text.tsx';
import { cashOf, orderCorrectedEmail, shipmentSample } from './order-emails.ts';
import { PayWhenItArrives } from './shipment-parts.tsx';

export const orderCorrected = defineEmailTemplate(orderCorrectedEmail, {
  samples: { usual: shipmentSample },
  subject: ({ orderNumber }) => `Correction: your order ${orderNumber} is still on its way`,
  Body: ({ shop, orderNumber, name, totalPaise, atDoorPaise, isGift, trackToken }) => (
    <Layout shop={shop} preview="Our email about its delivery was a mistake.">
      <Title>Your parcel is still on its way</Title>
      <Paragraph>
        {greet(shop, name, 'we wrote that your order ')}
        <Unbroken>{orderNumber}</Unbroken> had arrived. That was our mistake, and we are sorry for it. If the
        parcel is with you after all, please reply to this email.
      </Paragraph>
      <PayWhenItArrives paise={cashOf({ totalPaise, atDoorPaise })} isGift={isGift} />
      <LinkButton href={`${shop.url}/track/${trackToken}`}>Track your parcel</LinkButton>
    </Layout>
  ),
});
