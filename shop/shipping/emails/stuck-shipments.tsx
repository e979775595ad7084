import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Small, Title, Unbroken } from '#platform/emails/text.tsx';
import { stuckShipmentsEmail } from './shipping-emails.ts';

const timeout = {
  orderNumber: 'AR-7K3M-9QXT',
  attempts: 31,
  lastError: 'The courier did not answer in time.',
};
const unheard = { orderNumber: 'AR-2FHD-6WPA', attempts: 0, lastError: null };

export const stuckShipments = defineEmailTemplate(stuckShipmentsEmail, {
  samples: {
    usual: { parcels: [timeout], more: 0 },
    many: { parcels: [timeout, unheard], more: 12 },
  },
  subject: ({ parcels, more }) =>
    parcels.length + more === 1
      ? `The courier has not taken order ${parcels[0]!.orderNumber} for a day`
      : `The courier has not taken ${parcels.length + more} orders for a day`,
  Body: ({ shop, parcels, more }) => (
    <Layout shop={shop} preview="The shop goes on asking. Please look at your account with the courier.">
      <Title>Waiting for the courier</Title>
      <Paragraph>
        For a day the shop has asked your courier to carry {parcels.length + more === 1 ? 'this' : 'these'},
        and got no answer that it could use:
      </Paragraph>
      {parcels.map((parcel) => (
        <div key={parcel.orderNumber}>
          <Paragraph>
            <Unbroken>{parcel.orderNumber}</Unbroken>
          </Paragraph>
          <Small>{sayTries(parcel)}</Small>
        </div>
      ))}
      {more > 0 && <Paragraph>And {more} more.</Paragraph>}
      <Paragraph>
        The shop goes on asking for another day, and writes to you again should they still wait then. Please
        see whether your account with the courier is in order: its token, the pickup location and its balance.
        Each shopper can still cancel, and has paid nothing.
      </Paragraph>
    </Layout>
  ),
});

function sayTries({ attempts, lastError }: { attempts: number; lastError: string | null }): string {
  const tries = attempts === 1 ? 'Asked once.' : `Asked ${attempts} times.`;
  if (attempts === 0) return 'Not asked yet: the courier left the others unanswered.';
  return lastError ? `${tries} The last time: ${lastError}` : tries;
}
