// §8 messages leave the page free: one about the cart at a time, and each way to undo stays
import { expect, it, vi } from 'vitest';
import { manager, showToast } from './toast-list.ts';

const act = () => {};
const added = (name: string) =>
  showToast({ type: 'success', text: `${name} added to cart!`, action: { label: 'See cart', act } });

it('shows one message with the same way on, and keeps each that can be undone', () => {
  const closed = vi.spyOn(manager, 'close');
  added('Amla Powder');
  showToast({ type: 'success', text: 'Saved.', action: { label: 'Undo', act } });
  showToast({ type: 'success', text: 'Saved again.', action: { label: 'Undo', act } });
  expect(closed).not.toHaveBeenCalled();
  added('Neem Oil');
  expect(closed).toHaveBeenCalledTimes(1);
});
