import { lazy, type ReactNode, Suspense } from 'react';
import { formatPaise, formatSigned } from '#platform/money.ts';
import { amountOf } from '#shop/pricing/amounts.ts';
import { type Delivery, missingForFree } from '#shop/pricing/delivery.ts';
import { isSaving, savingsOf } from '#shop/pricing/price-of.ts';
import type { CartItem } from '../contract.ts';
import type { ShownPrice } from './use-price.ts';

/** Loaded where the shop has an offer. */
const OffersPart = lazy(() => import('./offers/offers-part.tsx'));

type Items = Pick<CartItem, 'price' | 'quantity'>[];
type Props = { items: Items; price: ShownPrice; children?: ReactNode };

type CartProps = Props & { delivery: Delivery | undefined };

/** The cart already shows the fee of the checkout and the amount due. */
export function CartPriceDetails({ items, price, delivery, children }: CartProps) {
  const { subtotalPaise, lines, payablePaise } = price;
  const savedPaise = savingsOf(lines);
  const shown = lines.map(({ code, name, paise }) => (
    <Amount key={code} label={amountOf(code)?.nameInCart ?? name} paise={paise} />
  ));
  return (
    <Panel title="Price Details">
      <Amount label={countLabel(items)} aside={unitsLabel(items)} paise={subtotalPaise} />
      {shown.filter((_, at) => isSaving(lines[at]!))}
      <Amount label="Cart total" paise={subtotalPaise - savedPaise} strong />
      {shown.filter((_, at) => !isSaving(lines[at]!))}
      <Zones price={price} delivery={delivery} />
      <MissingForFree price={price} delivery={delivery} />
      <Amount label="Amount due on delivery" paise={payablePaise} strong />
      <Offers price={price} />
      <NoCash price={price} />
      {children}
    </Panel>
  );
}

export function CheckoutPriceDetails({ items, price, children }: Props) {
  const { subtotalPaise, lines, payablePaise } = price;
  const savedPaise = savingsOf(lines);
  return (
    <Panel title="PRICE DETAILS">
      <Amount label={countLabel(items)} aside={unitsLabel(items)} paise={subtotalPaise} />
      {lines.map(({ code, name, paise }) => (
        <Amount key={code} label={name} paise={paise} />
      ))}
      <Amount label="Total payable" paise={payablePaise} strong />
      <Offers price={price} />
      <NoCash price={price} />
      {savedPaise > 0 && (
        <p className="py-3 font-semibold text-leaf">{`You save ${formatPaise(savedPaise)} on this order`}</p>
      )}
      {children}
    </Panel>
  );
}

/** Names the charge of each zone until the state is known. */
function Zones({ price, delivery }: Pick<CartProps, 'price' | 'delivery'>) {
  if (!delivery?.zones || missingForFree(delivery, price.subtotalPaise - savingsOf(price.lines)) === 0)
    return null;
  return delivery.zones.map(({ name, states, paise }) => (
    <p key={name} className="pb-2 text-sm text-moss">
      {`Delivery charge to ${name} (${states.join(', ')}): ${formatPaise(paise)}`}
    </p>
  ));
}

/** Says by how much more the delivery is free. */
function MissingForFree({ price, delivery }: Pick<CartProps, 'price' | 'delivery'>) {
  const { subtotalPaise, lines } = price;
  if (!delivery || !lines.some(({ code }) => code === 'delivery')) return null;
  const missing = missingForFree(delivery, subtotalPaise - savingsOf(lines));
  if (!missing) return null;
  return <p className="pb-2 text-sm text-moss">{`${formatPaise(missing)} more for free delivery`}</p>;
}

function Offers({ price: { offers } }: Pick<Props, 'price'>) {
  return offers && <Suspense>{<OffersPart offers={offers} />}</Suspense>;
}

function NoCash({ price: { noCash } }: Pick<Props, 'price'>) {
  return noCash && <p className="pt-1 text-sm text-clay">{noCash}</p>;
}

type DueProps = Pick<Props, 'price'> & { label?: string };

/** The amount due in a bar at the foot. */
export function AmountDue({ price, label = 'Amount due on delivery' }: DueProps) {
  return (
    <p className="grow leading-tight">
      <span className="block text-xs text-moss">{label}</span>
      <span className="font-semibold">{formatPaise(price.payablePaise)}</span>
    </p>
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
      className={`flex flex-wrap justify-between gap-x-4 py-2 ${strong ? 'border-y border-line font-semibold not-first:my-1' : ''}`}
    >
      <span>{label}</span>
      {aside && <span className="mr-auto text-moss">{aside}</span>}
      <span className={paise < 0 ? 'text-leaf' : ''}>{formatSigned(paise)}</span>
    </p>
  );
}
