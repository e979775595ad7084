import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { greet } from '#platform/emails/own-words.tsx';
import { LinkButton, Paragraph, Small, Title, Unbroken } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { cashOf, orderUndeliveredEmail, shipmentSample } from './order-emails.ts';
import { TrackButton } from './shipment-parts.tsx';

export const orderUndelivered = defineEmailTemplate(orderUndeliveredEmail, {
  samples: {
    usual: { ...shipmentSample, rescueToken: '7.mgz1abcd.signature' },
    'on its way back': shipmentSample,
  },
  subject: ({ orderNumber }) => `The courier could not hand over your order ${orderNumber}`,
  Body: ({ shop, orderNumber, name, totalPaise, atDoorPaise, rescueToken, ...parcel }) => (
    <Layout shop={shop} preview="It usually comes again on the next working day.">
      <Title>The courier could not hand it over</Title>
      <Paragraph>
        {greet(shop, name, 'the courier was out with your order ')}
        <Unbroken>{orderNumber}</Unbroken> and could not hand it over. It usually comes again on the next
        working day: please keep your phone at hand
        {cashOf({ totalPaise, atDoorPaise }) > 0 && !parcel.isGift && (
          <>
            {' '}
            and <strong>{formatPaise(cashOf({ totalPaise, atDoorPaise }))}</strong> ready
          </>
        )}
        .
      </Paragraph>
      {rescueToken ? (
        <>
          <Paragraph>
            Shall it come on another day, or was the phone or the address wrong? Please tell the courier:
          </Paragraph>
          <LinkButton href={`${shop.url}/order-link?do=rescue&token=${rescueToken}`}>
            Tell the courier
          </LinkButton>
          <Small>The link works once, without signing in, for 6 days.</Small>
        </>
      ) : (
        <Paragraph>
          Was something wrong with the address, or do you no longer want it? Please {writeToUs(shop)}.
        </Paragraph>
      )}
      <TrackButton shop={shop} {...parcel} />
    </Layout>
  ),
});
