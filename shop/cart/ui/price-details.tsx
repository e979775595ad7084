import type { ReactNode } from 'react';
import { formatPaise, toPaise } from '#platform/money.ts';
import type { CartItem } from '../contract.ts';
import { type Charges, totalsOf } from '../totals.ts';

type Items = Pick<CartItem, 'price' | 'quantity'>[];
type Props = { items: Items; charges: Charges; children?: ReactNode };

/** The cart already shows the fee of the checkout and the amount due. */
export function CartPriceDetails({ items, charges, children }: Props) {
  const totals = totalsOfItems(items, charges);
  return (
    <Panel title="Price Details">
      <Amount label={countLabel(items)} aside={unitsLabel(items)} paise={totals.subtotalPaise} />
      {totals.discountPaise > 0 && <Amount label="Discount" paise={-totals.discountPaise} />}
      <Amount label="Cart total" paise={totals.cartTotalPaise} strong />
      {totals.feePaise > 0 && <Amount label="Platform fee, added at checkout" paise={totals.feePaise} />}
      <Amount label="Amount due on delivery" paise={totals.payablePaise} strong />
      {children}
    </Panel>
  );
}

export function CheckoutPriceDetails({ items, charges, children }: Props) {
  const totals = totalsOfItems(items, charges);
  return (
    <Panel title="PRICE DETAILS">
      <Amount label={countLabel(items)} aside={unitsLabel(items)} paise={totals.subtotalPaise} />
      {totals.discountPaise > 0 && <Amount label="Discount" paise={-totals.discountPaise} />}
      {totals.feePaise > 0 && <Amount label="Platform fee" paise={totals.feePaise} />}
      <Amount label="Total payable" paise={totals.payablePaise} strong />
      {totals.discountPaise > 0 && (
        <p className="py-3 font-semibold text-leaf">
          {`You save ${formatPaise(totals.discountPaise)} on this order`}
        </p>
      )}
      {children}
    </Panel>
  );
}

/** The amount due in a bar at the foot. */
export function AmountDue({ items, charges }: Omit<Props, 'children'>) {
  return (
    <p className="min-w-0 flex-1 leading-tight">
      <span className="block text-xs text-moss">Amount due on delivery</span>
      <span className="font-semibold">{formatPaise(payablePaise({ items, charges }))}</span>
    </p>
  );
}

export function payablePaise({ items, charges }: Omit<Props, 'children'>): number {
  return totalsOfItems(items, charges).payablePaise;
}

/** Of a cart that sold out whole. */
const noCharges: Charges = { fixedDiscountPaise: 0, feePaise: 0 };

function totalsOfItems(items: Items, charges: Charges) {
  return totalsOf(
    items.map(({ price, quantity }) => ({ unitPaise: toPaise(price), quantity })),
    items.length > 0 ? charges : noCharges,
  );
}

/** Counts lines, not units (section 9). */
function countLabel({ length }: Items): string {
  return `Price (${length} ${length === 1 ? 'item' : 'items'})`;
}

function unitsLabel(items: Items): string {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${units} ${units === 1 ? 'unit' : 'units'}`;
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="price-details"
      className="rounded-lg border border-line bg-paper p-5 shadow-soft lg:sticky lg:top-32"
    >
      <h2
        id="price-details"
        className="border-b border-line pb-3 font-sans text-sm font-semibold tracking-wide text-moss"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

type AmountProps = { label: string; aside?: string; paise: number; strong?: boolean };

function Amount({ label, aside, paise, strong = false }: AmountProps) {
  return (
    <p
      className={`flex justify-between gap-4 py-2 ${strong ? 'border-y border-line font-semibold not-first:my-1' : ''}`}
    >
      <span>{label}</span>
      {aside && <span className="mr-auto text-moss">{aside}</span>}
      <span className={paise < 0 ? 'text-leaf' : ''}>
        {paise < 0 ? `− ${formatPaise(-paise)}` : formatPaise(paise)}
      </span>
    </p>
  );
}
