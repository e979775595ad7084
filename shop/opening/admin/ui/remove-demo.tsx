import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { isRemoving } from '../../removal.ts';
import type { Opening } from '../contract.ts';
import { AskToRemove, type Prove } from './ask-to-remove.tsx';
import { CancelRemoval } from './cancel-removal.tsx';
import { RemovalProgress } from './removal-progress.tsx';

/** Removes the demo after a confirmation with what goes and what stays, and shows how far the removal is. */
export function RemoveDemo({ opening, prove }: { opening: Opening; prove: Prove }) {
  const { products, blockers, isClosed, removal } = opening;
  const [isAsking, setAsking] = useState(false);
  if (removal && isRemoving(removal.state)) return <RemovalProgress removal={removal} products={products} />;
  return (
    <section aria-labelledby="remove-demo" className="flex flex-col items-start gap-4">
      <h2 id="remove-demo" className="text-2xl">
        Remove the demo
      </h2>
      {isClosed && (
        <Notice tone="error">
          The demo is off, and its products are still in your shop. Customers see none of them, and the shop
          takes no orders until you remove them.
        </Notice>
      )}
      {removal?.problem && (
        <Notice tone="error">
          The removal stopped, and nothing more was removed. {removal.problem} Then start it again, or cancel
          it.
        </Notice>
      )}
      <p className="text-moss">
        The {products} products of the demo leave the shop with their reviews, their test orders and all that
        hangs on these: parcels, invoices, cash and returns. Your own products, orders with one of them, all
        accounts and settings stay. The demo never returns. The shop makes a backup first, and takes orders
        once the steps above are done.
      </p>
      {blockers.length > 0 ? (
        <Notice>
          First change these settings. One of the environment takes a start of the shop:
          <ul className="list-disc pl-5">
            {blockers.map((blocker) => (
              <li key={blocker}>{blocker}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" onClick={() => setAsking(true)}>
            {removal?.problem ? 'Start the removal again' : 'Remove the demo'}
          </Button>
          {removal?.problem && <CancelRemoval label="Cancel the removal" />}
        </div>
      )}
      {isAsking && <AskToRemove opening={opening} prove={prove} onClose={() => setAsking(false)} />}
    </section>
  );
}
