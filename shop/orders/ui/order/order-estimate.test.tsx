import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addDays, dayOf, formatWeekday } from '#platform/india-time.ts';
import type { OrderState } from '../../states.ts';
import { OrderEstimate } from './order-estimate.tsx';

const today = dayOf(new Date());

const said = (state: OrderState, estimatedDeliveryDate: string | null) =>
  renderToStaticMarkup(
    <OrderEstimate state={state} estimatedDeliveryDate={estimatedDeliveryDate} pincode="560001" />,
  );

test('an order promises its day until that day is over, and says then that it is late', () => {
  for (const day of [today, addDays(today, 3)])
    expect(said('shipped', day)).toContain(`Delivers by ${formatWeekday(day)} to 560001`);
  const over = addDays(today, -1);
  expect(said('shipped', over)).not.toContain('Delivers by');
  expect(said('shipped', over)).toContain(`We had promised ${formatWeekday(over)}`);
});

test('a failed delivery, an arrived order and one without a day promise nothing', () => {
  const later = addDays(today, 3);
  expect([said('undelivered', later), said('delivered', later), said('placed', null)]).toEqual(['', '', '']);
});
