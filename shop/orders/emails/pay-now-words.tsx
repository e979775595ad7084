import type { EmailShop } from '#platform/emails/define-email-template.ts';
import { Paragraph } from '#platform/emails/text.tsx';
import { formatPaise } from '#platform/money.ts';
import { amounts as named } from '#shop/pricing/amounts.ts';
import { cashOf, type OrderEmailData } from './order-emails.ts';

type Props = { shop: Pick<EmailShop, 'payNow'> } & Pick<
  OrderEmailData,
  'amounts' | 'subtotalPaise' | 'totalPaise'
> & {
    atDoorPaise?: number | undefined;
    replaces?: string | undefined;
  };

/** Offers to pay a cash order before it leaves, on the page that the button below opens. The page has the last word on the amount. */
export function PayNowWords({ shop: { payNow }, amounts, subtotalPaise, ...order }: Props) {
  const cashPaise = cashOf(order);
  if (!payNow || cashPaise === 0 || order.replaces) return null;
  const roundOff = amounts?.find(({ name }) => name === named.round_off.name)?.paise ?? 0;
  const savingPaise = Math.min(payNow.savingPaise, subtotalPaise);
  return (
    <Paragraph>
      Or <strong>pay {formatPaise(cashPaise - roundOff - savingPaise)} now by UPI</strong>
      {savingPaise > 0 && ` and save ${formatPaise(savingPaise)}`}: open your order below. You can until we
      pack it.
    </Paragraph>
  );
}
