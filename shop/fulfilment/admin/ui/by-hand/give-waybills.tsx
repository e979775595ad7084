import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { readPairs } from '#shop/shipping/couriers/manual/waybill-pairs.ts';
import { maxWaybillText } from '../../by-hand.ts';
import { HandResults } from './hand-results.tsx';
import { handCouriersQuery, useGiveWaybills } from './queries.ts';

/** Takes waybills of many parcels, typed, scanned or pasted. */
export function GiveWaybills() {
  const [courier, setCourier] = useState('');
  const [text, setText] = useState('');
  const { data } = useQuery(handCouriersQuery());
  const give = useGiveWaybills();
  const active = (data?.couriers ?? []).filter(({ isActive }) => isActive);
  const chosen = courier || (active[0]?.name ?? '');
  const { pairs, wrong, clashes } = readPairs(text);
  const isReady = pairs.length > 0 && wrong.length === 0 && clashes.length === 0;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || give.isPending) return;
    give.mutate({ courier: chosen, pairs }, { onSuccess: () => setText('') });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <SelectField
        label="Courier"
        value={chosen}
        onChange={({ target }) => setCourier(target.value)}
        options={active.map(({ name }) => name)}
      />
      <TextAreaField
        label="Order numbers and waybills"
        rows={5}
        maxLength={maxWaybillText}
        value={text}
        onChange={({ target }) => setText(target.value)}
        hint="One pair a line, such as AR-100001 EX123456789IN. A scanner may read our label, then the courier’s."
      />
      {text.trim() !== '' && (
        <output className="text-sm text-moss">
          {pairs.length === 1 ? '1 pair' : `${pairs.length} pairs`}
          {wrong.length > 0 && (
            <span className="block text-clay wrap-anywhere">
              {`Not a pair: ${wrong.slice(0, 5).join(' · ')}`}
            </span>
          )}
          {clashes.slice(0, 5).map((clash) => (
            <span key={clash} className="block text-clay wrap-anywhere">
              {clash}
            </span>
          ))}
        </output>
      )}
      {give.error && <Notice tone="error">{give.error.message}</Notice>}
      {give.data && text === '' && <HandResults results={give.data.results} />}
      <Button type="submit" className="self-start" busy={give.isPending} disabled={!isReady}>
        Save the waybills
      </Button>
    </form>
  );
}
