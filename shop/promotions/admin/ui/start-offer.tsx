import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import type { EditedPromotion } from '../contract.ts';
import { type PromotionFields, startOf } from '../fields.ts';
import { previewQuery } from './queries.ts';

type Props = { promotion: EditedPromotion; isBusy: boolean; start: () => Promise<void> };

/** Starts an offer after one question, which says what it does from then on. */
export function StartOffer({ promotion: { fields }, isBusy, start }: Props) {
  const [asked, setAsked] = useState<Date>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Button busy={isBusy} onClick={() => setAsked(new Date())}>
        Start offer
      </Button>
      <Dialog title="Start this offer?" open={asked !== undefined} onClose={close}>
        {asked && <p className="pb-3 wrap-anywhere">{startOf(fields, asked)}</p>}
        {asked && <Margin fields={fields} />}
        <p className="pb-4 text-moss">
          Orders keep what they got, also after its end. Its rules stay as they are.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            Not yet
          </Button>
          <Button busy={isBusy} onClick={() => void start().then(close)}>
            Start it
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The least that newest orders would leave, where the shop knows the cost prices. */
function Margin({ fields }: { fields: PromotionFields }) {
  const { data } = useQuery(previewQuery(fields));
  if (!data) return null;
  const lefts = data.carts.flatMap(({ left }) => left?.typed ?? []);
  if (lefts.length === 0)
    return <p className="pb-3 text-moss">The shop knows no cost prices of your newest orders.</p>;
  const least = Math.min(...lefts);
  const count = lefts.length === 1 ? 'One of your newest orders' : `${lefts.length} of your newest orders`;
  return (
    <p className={`pb-3 tabular-nums ${least < 0 ? 'text-clay' : ''}`}>
      {`${count} with known cost prices would leave at least ${formatRupees(least)} each after cost.`}
    </p>
  );
}
