import { Notice } from '#platform/ui/page/notice.tsx';
import type { Removal } from '../contract.ts';
import { CancelRemoval } from './cancel-removal.tsx';

type Props = { removal: Removal; products: number };

/** Shows how far the removal of the demo is. */
export function RemovalProgress({ removal: { state, orders, ordersGone, backup }, products }: Props) {
  const steps = [
    ['backup', backup ? `Backup made: ${backup}` : 'Making a backup'],
    ['orders', `Test orders removed: ${ordersGone} of ${Math.max(orders, ordersGone)}`],
    ['products', `Products of the demo to remove: ${products}`],
  ] as const;
  return (
    <section aria-labelledby="remove-demo" className="flex w-full flex-col items-start gap-4">
      <h2 id="remove-demo" className="text-2xl">
        The demo is being removed
      </h2>
      <progress
        aria-label="Test orders removed"
        className="h-3 w-full accent-leaf"
        max={Math.max(orders, ordersGone, 1)}
        value={state === 'products' ? Math.max(orders, ordersGone, 1) : ordersGone}
      />
      <ul aria-live="polite" className="flex flex-col gap-1">
        {steps.map(([step, text]) => (
          <li key={step} className={step === state ? 'font-semibold' : 'text-moss'}>
            {text}
          </li>
        ))}
      </ul>
      <Notice>
        Meanwhile the shop takes no orders. You may close this page. The removal goes on by itself, also after
        the shop was stopped. If it cannot, this page says why.
      </Notice>
      <CancelRemoval label="Cancel the removal" />
    </section>
  );
}
