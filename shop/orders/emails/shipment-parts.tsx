import { Link, Section } from '@react-email/components';
import type { EmailShop } from '#platform/emails/define-email-template.ts';
import { colours } from '#platform/emails/theme.ts';
import { LinkButton, Paragraph, Small } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import type { ShipmentEmailData } from './order-emails.ts';

type OfOrder = { shop: EmailShop } & Pick<ShipmentEmailData, 'trackToken' | 'waybill' | 'courier'>;

export function TrackButton({ shop, trackToken, waybill, courier }: OfOrder) {
  return (
    <>
      <LinkButton href={`${shop.url}/track/${trackToken}`}>Track your parcel</LinkButton>
      {waybill && <Small>Waybill {waybill}. The link works without signing in, for 60 days.</Small>}
      {courier && (
        <Small>
          {courier.name} carries your parcel.{' '}
          {courier.url && (
            <Link href={courier.url} style={{ color: colours.leaf }}>
              Track it at {courier.name}
            </Link>
          )}
        </Small>
      )}
    </>
  );
}

/** Nothing for a parcel that is paid. */
export function PayWhenItArrives({ paise, isGift }: { paise: number; isGift: boolean | undefined }) {
  if (paise === 0) return null;
  return (
    <Paragraph>
      {isGift ? 'The person who takes the parcel pays' : 'You pay'} <strong>{formatPaise(paise)}</strong> in
      cash when it arrives.
    </Paragraph>
  );
}

export function InvoiceLink({
  shop,
  invoiceToken,
  replaces,
}: { shop: EmailShop } & Pick<ShipmentEmailData, 'invoiceToken' | 'replaces'>) {
  if (!invoiceToken) return null;
  return (
    <Small>
      <Link href={`${shop.url}/invoice/${invoiceToken}`} style={{ color: colours.leaf }}>
        {replaces ? 'Its delivery challan (PDF)' : 'Your invoice (PDF)'}
      </Link>
      {' opens without signing in, for 60 days.'}
    </Small>
  );
}

export function Contents({ lines }: { lines: { name: string; quantity: number }[] }) {
  return <Paragraph>{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</Paragraph>;
}

/** A replacement brings what the customer has paid for before. */
export function NothingToPay({ replaces }: Pick<ShipmentEmailData, 'replaces'>) {
  if (!replaces) return null;
  return (
    <Paragraph>
      It replaces goods of your order {replaces}. <strong>There is nothing to pay.</strong>
    </Paragraph>
  );
}

const stars = [1, 2, 3, 4, 5];

/** Five stars that open the review form with a rating. Nothing is sent before the form is. */
export function StarLinks({ shop, name, token }: { shop: EmailShop; name: string; token: string }) {
  const href = `${shop.url}/review/${token}`;
  return (
    <Section style={{ margin: '0 0 10px', padding: '10px 0 0', borderTop: `1px solid ${colours.line}` }}>
      <Paragraph>
        <strong>{name}</strong>
      </Paragraph>
      <div data-skip-in-text="true">
        {stars.map((count) => (
          <Link
            key={count}
            href={`${href}?stars=${count}`}
            className="mail-star"
            title={count === 1 ? '1 star' : `${count} stars`}
            style={{
              display: 'inline-block',
              padding: '4px 8px',
              color: colours.turmeric,
              fontSize: '30px',
              lineHeight: '36px',
              textDecoration: 'none',
            }}
          >
            ★
          </Link>
        ))}
      </div>
      <Small>
        <Link href={href} style={{ color: colours.leaf }}>
          Write a review
        </Link>
      </Small>
    </Section>
  );
}
