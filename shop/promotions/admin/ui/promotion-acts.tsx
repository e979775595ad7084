import { useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import { HourField } from '#platform/admin/ui/form/hour-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { type EditedPromotion, endpoints } from '../contract.ts';
import { StartOffer } from './start-offer.tsx';
import { useCopiedPromotion } from './promotion-list.tsx';
import { promotionQuery, promotionsQuery, type Prove } from './queries.ts';

type Props = { promotion: EditedPromotion; isOwner: boolean; prove: Prove };

/** Starts, ends, copies or deletes an offer. A draft is started as it was saved. */
export function PromotionActs({ promotion, isOwner, prove }: Props) {
  const { id, version, state } = promotion;
  const { failure, isBusy, act } = useAct(id);
  const copy = useCopiedPromotion();
  const navigate = useNavigate();
  const isOn = state === 'on' || state === 'waits' || state === 'used_up';
  const step = (name: 'start' | 'end') => () =>
    act(async () => {
      const changed = await prove(() => callApi(endpoints[name], { params: { id }, body: { version } }));
      toast.success(name === 'start' ? `It is on: ${changed.sentence}.` : 'The offer has ended.');
    });
  const remove = () =>
    void act(async () => {
      await callApi(endpoints.remove, { params: { id } });
      void navigate('/admin/promotions');
    });
  return (
    <div className="flex flex-col gap-4">
      {(failure || copy.failure) && <Notice tone="error">{failure || copy.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        {state === 'draft' && isOwner && (
          <StartOffer promotion={promotion} isBusy={isBusy} start={step('start')} />
        )}
        {isOn && isOwner && (
          <Button busy={isBusy} onClick={() => void step('end')()}>
            End now
          </Button>
        )}
        <Button variant="secondary" busy={copy.isBusy} onClick={() => void copy.begin(id)}>
          Copy
        </Button>
        {state === 'draft' && (
          <Button variant="quiet" onClick={remove}>
            Delete draft
          </Button>
        )}
      </div>
      {isOn && isOwner && <End promotion={promotion} prove={prove} />}
      {state === 'draft' && !isOwner && <p className="text-moss">The owner starts it.</p>}
      {promotion.byCode.length > 0 && <ByCode rows={promotion.byCode} />}
      {promotion.fields.needsCode && isOwner && <OwnCodes promotion={promotion} prove={prove} />}
    </div>
  );
}

/** An offer that is on ends earlier or later. */
function End({ promotion: { id, version, fields }, prove }: Omit<Props, 'isOwner'>) {
  const [endsAt, setEndsAt] = useState(fields.endsAt);
  const { failure, isBusy, act } = useAct(id);
  const save = () =>
    void act(async () => {
      await prove(() => callApi(endpoints.setEnd, { params: { id }, body: { version, endsAt } }));
      toast.success('The end is changed.');
    });
  return (
    <section aria-label="Its end" className="flex max-w-xl flex-col gap-3">
      {failure && <Notice tone="error">{failure}</Notice>}
      <HourField
        label="Until"
        hint="Indian time. Empty goes on until you end it. Customers keep what they have ordered."
        at={endsAt}
        onChange={setEndsAt}
      />
      <Button variant="secondary" className="self-start" busy={isBusy} onClick={save}>
        Change the end
      </Button>
    </section>
  );
}

function useAct(id: number) {
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  async function act(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      await work();
      void queries.invalidateQueries({ queryKey: promotionsQuery().queryKey, exact: true });
      await queries.invalidateQueries({ queryKey: promotionQuery(id).queryKey });
    } catch (error) {
      setFailure(failureOf(error as Error));
    }
    setBusy(false);
  }
  return { failure, isBusy, act };
}

function OwnCodes({ promotion: { id, ownCodes }, prove }: Omit<Props, 'isOwner'>) {
  const [count, setCount] = useState('100');
  const { failure, isBusy, act } = useAct(id);
  const make = () =>
    void act(async () => {
      await prove(() => callApi(endpoints.makeCodes, { params: { id }, body: { count: Number(count) } }));
      toast.success('The codes are made. Save them as CSV.');
    });
  const save = () =>
    void saveFile(() => prove(() => callApi(endpoints.codes, { params: { id } })), `codes-${id}.csv`);
  return (
    <section aria-label="Codes for one use" className="flex max-w-xl flex-col gap-3">
      <h2 className="font-sans text-base font-semibold">Codes for one use each</h2>
      <p className="text-moss">{ownCodes === 0 ? 'None yet.' : `${ownCodes} made.`}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="How many"
          type="number"
          value={count}
          onChange={({ target }) => setCount(target.value)}
        />
        <Button variant="secondary" busy={isBusy} onClick={make}>
          Make codes
        </Button>
        <Button variant="secondary" onClick={save}>
          <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> All codes (CSV)
        </Button>
      </div>
    </section>
  );
}

function ByCode({ rows }: { rows: EditedPromotion['byCode'] }) {
  return (
    <table className="max-w-xl">
      <caption className="pb-1 text-left font-semibold">By code</caption>
      <thead>
        <tr className="text-right text-sm text-moss">
          <th scope="col" className="py-1 text-left font-normal">
            Code
          </th>
          <th scope="col" className="py-1 font-normal">
            Orders
          </th>
          <th scope="col" className="py-1 font-normal">
            Given away
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {rows.map(({ code, uses, given }) => (
          <tr key={code} className="border-t border-line text-right">
            <th scope="row" className="py-2 text-left font-normal">
              {code}
            </th>
            <td>{uses}</td>
            <td>{formatRupees(given)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
