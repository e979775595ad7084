import { formatDay, formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { pickupStates } from '../../../pickup.ts';
import type { ReturnDetail } from '../../contract.ts';
import { endpoints } from '../../pickups.ts';
import { useStep } from '../queries.ts';
import { NotePickup } from './note-pickup.tsx';

type Props = {
  shown: ReturnDetail;
  /** Support and the owner. */
  mayArrange: boolean;
};

export function Pickup({ shown: { id, pickup, mayBook, fetchedBy }, mayArrange }: Props) {
  const params = { id: String(id) };
  const book = useStep(id, () => callApi(endpoints.book, { params }));
  const cancel = useStep(id, () => callApi(endpoints.cancel, { params }));
  const error = book.error ?? cancel.error;
  return (
    <section aria-labelledby="pickup" className="flex flex-col items-start gap-3">
      <h2 id="pickup" className="text-lg font-semibold">
        Pickup at the customer
      </h2>
      {pickup && <Facts pickup={pickup} />}
      {mayBook && mayArrange && !fetchedBy && (
        <p className="text-moss">
          No courier of this shop fetches returns. Call one, and note here what you agreed on.
        </p>
      )}
      {mayArrange && (
        <div className="flex flex-wrap items-start gap-3">
          {mayBook && fetchedBy && (
            <Button busy={book.isPending} onClick={() => book.mutate(undefined)}>
              <span>{`Let ${fetchedBy} fetch it`}</span>
            </Button>
          )}
          {pickup?.mayCancel && (
            <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
              Cancel the pickup
            </Button>
          )}
        </div>
      )}
      {mayBook && mayArrange && <NotePickup id={id} />}
      {error && <Notice tone="error">{error.message}</Notice>}
    </section>
  );
}

function Facts({ pickup }: { pickup: NonNullable<ReturnDetail['pickup']> }) {
  const { state, courier, waybill, day, problem, lastScan, cameBackAt } = pickup;
  return (
    <>
      <p>
        <span>{`${courier}: ${pickupStates[state].toLowerCase()}`}</span>
        {day && <span>{`, comes on ${formatDay(day)}`}</span>}
        {waybill && <span className="wrap-anywhere">{`, waybill ${waybill}`}</span>}
      </p>
      {lastScan && (
        <p className="text-moss">{`${lastScan.says}, ${lastScan.place}, ${formatMoment(lastScan.at)}`}</p>
      )}
      {cameBackAt && <Notice>{`It came back on ${formatMoment(cameBackAt)}. Please inspect it.`}</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  );
}
