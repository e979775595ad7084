import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { Stage } from './use-sure-order.ts';

type Props = { stage: Stage; earlierOrder: string; askAgain: () => Promise<void> };

/** Shown until the order is known to be placed. */
export function CheckingNotice({ stage, earlierOrder, askAgain }: Props) {
  if (stage === 'ordered before')
    return (
      <Notice>
        <p className="font-semibold">You ordered this from another device</p>
        <p className="text-sm">
          <span className="text-moss">Nothing was ordered twice. </span>
          <Link to={`/orders/${earlierOrder}`} className="link inline-flex min-h-11 items-center">
            See order {earlierOrder}
          </Link>
        </p>
      </Notice>
    );
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
