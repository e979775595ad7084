import { Column, Img, Row, Section } from '@react-email/components';
import type { ReactNode } from 'react';
import { colours } from '#platform/emails/theme.ts';
import { LinkButton, Paragraph } from '#platform/emails/text.tsx';
import { formatPaise, formatSigned } from '#platform/money.ts';
import { withoutPictures } from '#platform/text/pictures.ts';
import { linesFromBefore } from '#shop/pricing/from-before.ts';
import { confirmByText } from '../hold.ts';
import { cashOf, type OrderEmailData } from './order-emails.ts';

export const orderSample: OrderEmailData = {
  orderNumber: 'AR-1002345',
  name: 'Meera Iyer',
  lines: [
    {
      name: 'Daily Three Fruits Combo',
      choice: '',
      quantity: 2,
      linePaise: 1_018_30,
      image: 'daily-three-fruits-combo-1.webp',
      parts: 'Triphala Tablets, Amla Juice (No Added Sugar)',
    },
    {
      name: 'Ashwagandha Root Capsules',
      choice: '120-day supply (2 packs), subscription, every 60 days',
      quantity: 1,
      linePaise: 764_15,
    },
  ],
  subtotalPaise: 1_782_45,
  discountPaise: 10_00,
  feePaise: 7_00,
  totalPaise: 1_779_45,
  address: ['12 Temple Road, Malleshwaram', 'Bengaluru, Karnataka 560003', '9876543210'],
};

/** The button of an order that waits. Only a button of its page answers, never the link. */
type Ask = {
  shop: { url: string };
  token: string;
  confirmBy?: string | undefined;
  waitsForStock?: boolean | undefined;
};

export function AskToConfirm({ shop, token, confirmBy, waitsForStock }: Ask) {
  return (
    <>
      <Paragraph>
        <strong>Please confirm it, so that we send it.</strong> You can also correct the name, phone number or
        address, choose a later day, or cancel.
        {waitsForStock &&
          ' Many people are ordering the same goods, so yours are not set aside yet. They are when you confirm, while we have them.'}
        {confirmBy && ` We cancel it if you have not confirmed it by ${confirmByText(confirmBy)}.`}
      </Paragraph>
      <LinkButton href={`${shop.url}/order-link?do=confirm&token=${token}`}>Confirm your order</LinkButton>
    </>
  );
}

type SeenOrder = { shop: { url: string }; orderNumber: string; guestToken?: string | undefined };

/** A customer without an account cannot open the page of the order. */
export function SeeOrder({ shop, orderNumber, guestToken }: SeenOrder) {
  if (guestToken === undefined)
    return <LinkButton href={`${shop.url}/orders/${orderNumber}`}>See your order</LinkButton>;
  return <LinkButton href={`${shop.url}/track/${guestToken}`}>Follow your order</LinkButton>;
}

export function Recipient({ lines }: { lines: string[] }) {
  return (
    <Paragraph>
      <strong>It goes to</strong>
      <br />
      {lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </Paragraph>
  );
}

/** The parcel of a gift has no price inside. Cash on delivery is on the label, since the courier collects it. */
export function GiftWords({ gift, cashPaise }: { gift: OrderEmailData['gift']; cashPaise: number }) {
  if (!gift) return null;
  const message = withoutPictures(gift.message).trim();
  return (
    <Paragraph>
      <strong>It is a gift.</strong> The slip in the parcel shows no prices, and the invoice comes to you by
      email.{' '}
      {cashPaise > 0 && `The label outside shows ${formatPaise(cashPaise)}, which the courier collects. `}
      {message && <>We print your message on the slip: “{message}”</>}
    </Paragraph>
  );
}

function totalLabel(replaces: string | undefined, paise: number): string {
  if (replaces) return 'Nothing to pay';
  return paise > 0 ? 'To pay in cash' : 'Paid';
}

export function Amounts({
  shop,
  lines,
  replaces,
  ...amounts
}: { shop: { url: string } } & Pick<
  OrderEmailData,
  'lines' | 'replaces' | 'amounts' | (`${string}Paise` & keyof OrderEmailData)
>) {
  return (
    <Section style={{ margin: '0 0 16px', borderTop: `1px solid ${colours.line}` }}>
      {lines.map(({ name, choice, quantity, linePaise, parts, image }) => (
        <Line
          key={`${name} ${choice}`}
          amount={formatPaise(linePaise)}
          picture={image && <Picture shop={shop} image={image} name={name} />}
        >
          {quantity} × {name}
          {choice && `, ${choice}`}
          {parts && <span style={{ color: colours.moss }}>. Contains {parts}</span>}
        </Line>
      ))}
      {!replaces &&
        besideLines(amounts).map(({ name, paise }) => (
          <Line key={name} amount={formatSigned(paise)}>
            {name}
          </Line>
        ))}
      <Line amount={formatPaise(amounts.totalPaise)}>
        <strong>{totalLabel(replaces, cashOf(amounts))}</strong>
      </Line>
    </Section>
  );
}

type Amounts = Pick<OrderEmailData, 'amounts' | 'discountPaise' | 'feePaise'>;

function besideLines({ amounts, ...sums }: Amounts): { name: string; paise: number }[] {
  return amounts ?? linesFromBefore(sums);
}

type LineProps = { amount: string; picture?: ReactNode; children: ReactNode };

function Line({ amount, picture, children }: LineProps) {
  const cell = { padding: '8px 0', fontSize: '15px', color: colours.ink, verticalAlign: 'top' };
  return (
    <Row style={{ borderBottom: `1px solid ${colours.line}` }}>
      {picture && <Column style={{ ...cell, width: '68px' }}>{picture}</Column>}
      <Column style={cell}>{children} </Column>
      <Column style={{ ...cell, textAlign: 'right', whiteSpace: 'nowrap' }}>{amount}</Column>
    </Row>
  );
}

function Picture({ shop, image, name }: { shop: { url: string }; image: string; name: string }) {
  return (
    <Img
      src={`${shop.url}/images/products/${encodeURIComponent(image)}?w=160&for=email`}
      alt={`Picture of ${name}`}
      width={56}
      height={56}
      style={{ display: 'block', borderRadius: '6px' }}
    />
  );
}
