// §9 a customer who asked for a return reads what was asked for, its sum and what happens next
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Return, ReturnsOfOrder } from '../contract.ts';
import type { ReturnRemedy } from '../reasons.ts';
import { type ReturnState, sameWay } from '../states.ts';
import { returnsQuery } from './queries.ts';
import ReturnSheet from './return-sheet.tsx';

const at = '2026-11-30T09:00:00.000Z';

type Options = {
  left?: number;
  entry?: unknown;
  refundedBy?: ReturnsOfOrder['refundedBy'];
  remedy?: ReturnRemedy;
};

function draw(
  state: ReturnState,
  { left = 0, entry, refundedBy = 'payout', remedy = 'refund' }: Options = {},
): string {
  const shown: Return = {
    id: 1,
    requestId: crypto.randomUUID(),
    state,
    reason: 'damaged',
    remedy,
    note: 'The cap leaks',
    answer: '',
    requestedAt: at,
    since: at,
    lines: [{ orderLineId: 7, productName: 'Amla Powder', quantity: 2, refundedQuantity: null }],
    photos: [],
    refundAmount: state === 'inspected' ? 400 : null,
    payoutHint: refundedBy === 'payout' ? '' : sameWay,
    refundedAt: null,
    reference: '',
    creditNote: null,
  };
  const line = { orderLineId: 7, productName: 'Amla Powder', imageUrl: '', ordered: 2 + left, left };
  const order: ReturnsOfOrder = {
    orderNumber: 'AR-1',
    deliveredOn: '2026-11-28',
    lastDay: { fault: '2026-12-05', change: null },
    refundedBy,
    refundDays: 7,
    refundOfRest: 7,
    lines: [{ ...line, refused: { fault: null, change: null }, refunds: [200, 400] }],
    returns: [shown],
  };
  const client = new QueryClient();
  client.setQueryData(returnsQuery('link').queryKey, order);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/order-link', state: entry }]}>
        <ReturnSheet token="link" picture={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('a return that is asked for', () => {
  it('shows its text, its sum, the hours of the answer and the next steps', () => {
    const html = draw('requested');
    for (const text of [
      '2 × Amla Powder',
      'The cap leaks',
      'You get back ₹407.00, once we have the goods.',
      'What happens next',
      'answer within 48 hours',
    ])
      expect(html).toContain(text);
  });

  it('says where the money goes, how soon, and what cash needs before', () => {
    const cash = draw('requested');
    for (const text of ['How the money comes back', 'UPI ID', 'bank account', 'Within 7 working days'])
      expect(cash).toContain(text);
    const paid = draw('picked_up', { refundedBy: 'same way' });
    expect(paid).toContain('to the account that paid');
    expect(paid).not.toContain('UPI ID');
    expect(draw('refunded')).not.toContain('How the money comes back');
  });

  it('promises the same product again, and asks for an account once money is due', () => {
    const wished = draw('approved', { remedy: 'replacement' });
    expect(wished).toContain('We send the products that you ordered');
    expect(wished).not.toContain('once we have the goods');
    expect(wished).not.toContain('Where does the refund go?');
    const due = draw('inspected', { remedy: 'replacement' });
    expect(due).not.toContain('We send the products that you ordered');
    expect(due).toContain('Where does the refund go?');
  });

  it('is no return yet: everything was returned only once it has ended', () => {
    const returned = 'Everything of this order was returned.';
    for (const state of ['requested', 'approved', 'picked_up'] as const)
      expect(draw(state)).not.toContain(returned);
    const ended = draw('inspected');
    expect(ended).toContain(returned);
    expect(ended).not.toContain('What happens next');
    expect(ended).not.toContain('once we have the goods');
  });

  it('leads back to the page from which a customer without an account came', () => {
    expect(draw('requested')).toContain('href="/orders/AR-1"');
    expect(draw('requested', { entry: { back: '/track/link#secret' } })).toContain(
      'href="/track/link#secret"',
    );
  });
});
