// §4 the page of a guest's order says where it is, and holds no promise that its customer cannot use
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import PayNow from '#shop/checkout/ui/pay/pay-now.tsx';
import type { PayNow as Shown } from '#shop/payments/pay.ts';
import type { TrackedOrder } from '#shop/orders/tracking/contract.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { OrderTimeline } from '#shop/orders/ui/order/order-timeline.tsx';
import { receiptQuery } from '#shop/orders/ui/queries.ts';
import type { Receipt } from '#shop/orders/tracking/contract.ts';
import GuestOrder from './guest-order.tsx';
import GuestReceipt from './guest-receipt.tsx';

function draw(page: ReactNode, cached: [unknown[], unknown][] = []): string {
  const client = new QueryClient();
  for (const [key, data] of cached) client.setQueryData(key, data);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/track/link#secret']}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const order = (state: OrderState, waitsFor: TrackedOrder['waitsFor'] = null) =>
  ({ orderNumber: 'AR-1', state, waitsFor, mayJoinAccount: true }) as TrackedOrder;

describe('the page of a guest’s order', () => {
  it.each([
    [order('placed', 'payment'), 'Pay now to place your order'],
    [order('placed'), 'Thank you, your order is placed'],
    [order('out_for_delivery'), 'Your order is under way'],
    [order('delivered'), 'Your order has arrived'],
    [order('cancelled'), 'Your order is cancelled'],
    [order('lost'), 'Your order did not arrive'],
  ])('begins with the state of the order: %#', (tracked, heading) => {
    expect(draw(<GuestOrder order={tracked} token="link" />)).toContain(`>${heading}</p>`);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('lets its browser cancel it while a customer with an account could: %s', (canCancel, buttons) => {
    const proof = { token: 'link', accountToken: 'secret' };
    const amounts = { subtotal: 400, amounts: [], totalAmount: 400, amountDue: 400, paymentMode: 'COD' };
    const address = {
      customerName: 'Tara',
      customerPhone: '',
      addressLine: '',
      city: '',
      state: '',
      pincode: '',
    };
    const rest = { items: [], business: null, gift: null, returnToken: null };
    const receipt = { ...amounts, ...rest, address, state: 'placed', canCancel } as unknown as Receipt;
    const html = draw(<GuestReceipt orderNumber="AR-1" proof={proof} state="placed" />, [
      [receiptQuery(proof, 'placed').queryKey, receipt],
    ]);
    expect(html.split('Cancel order').length - 1).toBe(buttons);
  });

  it('ticks no step of an order that waits for its payment', () => {
    const events = [{ state: 'placed' as const, at: '2026-11-30T09:00:00.000Z', note: null }];
    const drawn = (waitsFor: TrackedOrder['waitsFor']) =>
      draw(<OrderTimeline order={{ state: 'placed', events, waitsFor }} />);
    const steps = (html: string) => html.split('still to come:').length - 1;
    expect(steps(drawn('payment'))).toBe(steps(drawn(null)) + 1);
  });

  it.each([
    [{ until: '2026-11-30T09:54:00.000Z' }, 'You may pay in cash at the door instead.'],
    [{ until: null }, 'You may still have this order with cash on delivery.'],
  ])('offers cash in place of a payment, and no way to leave it: %#', (wait, said) => {
    const payment = { state: 'waiting', amount: 246, until: wait.until, code: null, link: null } as const;
    const isOpen = wait.until !== null;
    const offer = isOpen ? { amount: 246, saving: 0 } : null;
    const rest = { upiId: null, mayOpenApp: false, message: null };
    const shown: Shown = { offer, wait, payment: isOpen ? { ...payment, ...rest } : null };
    const payer = { token: 'link' };
    const html = draw(<PayNow payer={payer} space={null} />, [[['payment', payer], shown]]);
    expect(html).toContain(said);
    expect(html).toContain('>Cash on delivery</span></button>');
    expect(html).not.toContain('You may also leave it');
  });
});
