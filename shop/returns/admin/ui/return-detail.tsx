import { type ComponentType, type SubmitEvent, useState } from 'react';
import { refusedWords, withReason } from '#platform/admin/ui/reason-dialog.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { returnReasons } from '../../reasons.ts';
import { isOpenReturn, returnStates, sameWay, statesBefore, takesPayout } from '../../states.ts';
import { endpoints, type ReturnDetail } from '../contract.ts';
import { InspectForm, type UnitFields } from './inspect-form.tsx';
import { NoteAccount } from './note-account.tsx';
import { PayForm, type WithFactor } from './pay-form.tsx';
import { Pickup } from './pickup/pickup-card.tsx';
import { WithoutPickup } from './without-pickup.tsx';
import { useStep } from './queries.ts';
import { CreditNote, ReturnPhoto } from './return-files.tsx';

type Props = {
  shown: ReturnDetail;
  /** Support and the owner see where a refund goes, and pay it. */
  isPayer: boolean;
  withFactor: WithFactor;
  unitFields: UnitFields;
  unitsFound: ComponentType<{ rows: ReturnDetail['units'] }>;
};

export function ReturnDetailView({ shown, isPayer, withFactor, unitFields, unitsFound: UnitsFound }: Props) {
  const { id, state, lines, photos, events } = shown;
  const params = { id: String(id) };
  const approve = useStep(id, () => callApi(endpoints.approve, { params }));
  const pickUp = useStep(id, () => callApi(endpoints.pickUp, { params }));
  const failure = approve.error ?? pickUp.error;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="flex flex-wrap items-center gap-3">
        <Badge>{returnStates[state].label}</Badge>
        {returnReasons[shown.reason].label}
      </p>
      <p>{requestOf(shown)}</p>
      <Lines shown={shown} />
      {shown.note && <blockquote className="border-l-2 border-line pl-4">{shown.note}</blockquote>}
      {shown.answer && <Notice>Refused: {shown.answer}</Notice>}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map(({ id: photo }, at) => (
            <li key={photo}>
              <ReturnPhoto id={id} photo={photo} at={at} />
            </li>
          ))}
        </ul>
      )}
      {state === 'requested' && (
        <Button className="self-start" busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
          Approve
        </Button>
      )}
      {(shown.pickup || shown.mayBook) && <Pickup shown={shown} mayArrange={isPayer} />}
      {state === 'approved' && (
        <Button className="self-start" busy={pickUp.isPending} onClick={() => pickUp.mutate(undefined)}>
          It was picked up
        </Button>
      )}
      {isOpenReturn(state) && isPayer && (
        <ButtonLink
          variant="secondary"
          className="self-start"
          to={`/admin/orders/${shown.orderNumber}/replacement?return=${id}`}
        >
          Send a replacement
        </ButtonLink>
      )}
      {state === 'approved' && isPayer && <WithoutPickup shown={shown} />}
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {shown.mayInspect && <InspectForm shown={shown} unitFields={unitFields} />}
      {shown.withoutPickup ? (
        <p>The customer keeps the products. Nothing returned to stock.</p>
      ) : (
        lines.some(({ refundedQuantity }) => refundedQuantity !== null) && <UnitsFound rows={shown.units} />
      )}
      {shown.refundAmount !== null && (
        <p>
          Refund <strong className="font-semibold">{formatRupees(shown.refundAmount)}</strong>
          {shown.reference && <span>, paid with the number {shown.reference}</span>}
        </p>
      )}
      {takesPayout(state) && isPayer && shown.payoutHint !== sameWay && (
        <NoteAccount shown={shown} withFactor={withFactor} />
      )}
      {state === 'inspected' && isPayer && <PayForm shown={shown} withFactor={withFactor} />}
      {shown.creditNote && <CreditNote id={id} number={shown.creditNote.number} mayOpen={isPayer} />}
      {statesBefore('refused').includes(state) && state !== 'picked_up' && <RefuseForm id={id} />}
      <section aria-labelledby="steps">
        <h2 id="steps" className="pb-2 text-lg font-semibold">
          Steps
        </h2>
        <ol className="flex flex-col gap-1">
          {events.map((event) => (
            <li key={event.state}>
              {returnStates[event.state].label}: {event.who}, {formatMoment(event.at)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** `Meera Iyer wants a refund, worth ₹443.37.` */
function requestOf({ customerName, remedy, expectedAmount }: ReturnDetail): string {
  const wanted = remedy === 'replacement' ? 'a replacement' : 'a refund';
  const worth = expectedAmount === null ? '' : `, worth ${formatRupees(expectedAmount)}`;
  return `${customerName || 'The customer'} wants ${wanted}${worth}.`;
}

function Lines({ shown: { state, lines } }: Pick<Props, 'shown'>) {
  const refundLabel = state === 'inspected' ? 'to refund' : 'refunded';
  return (
    <ul className="list-disc pl-5">
      {lines.map(({ orderLineId, productName, quantity, refundedQuantity }) => (
        <li key={orderLineId}>
          {quantity} × {productName}
          {refundedQuantity !== null && <span>{`, ${refundedQuantity} ${refundLabel}`}</span>}
        </li>
      ))}
    </ul>
  );
}

function RefuseForm({ id }: { id: number }) {
  const [answer, setAnswer] = useState('');
  const { mutate, isPending, error } = useStep(id, () =>
    withReason((reason) =>
      callApi(endpoints.refuse, { params: { id: String(id) }, body: { answer, reason } }),
    ),
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate(undefined);
  };
  return (
    <form noValidate aria-label="Refuse" onSubmit={send} className="flex flex-col gap-3">
      <TextAreaField
        label="Why it is refused, in words for the customer"
        rows={2}
        maxLength={300}
        value={answer}
        error={refusedWords(error, 'answer')}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" variant="danger" className="self-start" busy={isPending}>
        Refuse
      </Button>
    </form>
  );
}
