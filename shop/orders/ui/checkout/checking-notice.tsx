import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { Stage } from './use-sure-order.ts';

/** Shown until the order is known to be placed. */
export function CheckingNotice({ stage, askAgain }: { stage: Stage; askAgain: () => Promise<void> }) {
  if (stage === 'checking')
    return (
      <Notice>
        <p className="font-semibold">Checking your order</p>
        <p className="text-sm text-moss">
          The connection was lost while it was being placed. We are finding out what became of it; it cannot
          be placed twice.
        </p>
      </Notice>
    );
  if (stage === 'unsure')
    return (
      <Notice tone="error" action={<Button onClick={() => void askAgain()}>Check again</Button>}>
        <p className="font-semibold">We cannot reach the shop</p>
        <p className="text-sm">
          Your order may have been placed. Check again when you are connected; it cannot be placed twice.
        </p>
      </Notice>
    );
  if (stage === 'not placed')
    return (
      <Notice tone="error">
        <p className="font-semibold">Your order was not placed. Please place it again.</p>
      </Notice>
    );
  return null;
}
