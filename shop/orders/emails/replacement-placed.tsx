import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { greet } from '#platform/emails/own-words.tsx';
import { Paragraph, Small, Title, Unbroken } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { replacementPlacedEmail } from './order-emails.ts';
import { Recipient, SeeOrder } from './order-parts.tsx';
import { Contents } from './shipment-parts.tsx';

const sample = {
  orderNumber: 'AR-1002352',
  replaces: 'AR-1002345',
  name: 'Meera Iyer',
  lines: [{ name: 'Bhringraj Hair Oil', quantity: 1 }],
  address: ['12 Temple Road, Malleshwaram', 'Bengaluru, Karnataka 560003', '9876543210'],
  promise: 'Delivers by Thu 26 Nov to 560003',
};

export const replacementPlaced = defineEmailTemplate(replacementPlacedEmail, {
  samples: {
    usual: sample,
    'without an account': { ...sample, guestToken: '1002352.mgz1abcd.signature' },
  },
  subject: ({ replaces }) => `We are sending a replacement for your order ${replaces}`,
  Body: ({ shop, orderNumber, replaces, guestToken, name, giver, lines, address, promise }) => (
    <Layout shop={shop} preview="There is nothing to pay.">
      <Title>A replacement is on its way to you soon</Title>
      <Paragraph>
        {greet(shop, giver ?? name, 'we are sorry that something was wrong with your order ')}
        <strong>{replaces}</strong>. We send you this again:
      </Paragraph>
      <Contents lines={lines} />
      <Paragraph>
        Its number is <Unbroken>{orderNumber}</Unbroken>. <strong>There is nothing to pay.</strong> Please
        give nobody money for this parcel.
      </Paragraph>
      <Recipient lines={[name, ...address].filter(Boolean)} />
      {promise && (
        <Paragraph>
          <strong>{promise}</strong>
        </Paragraph>
      )}
      <SeeOrder shop={shop} orderNumber={orderNumber} guestToken={guestToken} />
      <Small>Is the address no longer right? Please {writeToUs(shop)}.</Small>
    </Layout>
  ),
});
