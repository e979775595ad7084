import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { maxPincodeText } from '#shop/shipping/pincode-list.ts';
import type { PincodeLists } from '../../courier-choice.ts';
import { pincodeListsQuery, useSavePincodes } from './choice-queries.ts';

/** Which courier carries parcels to which pincodes. The owner keeps the lists. */
export function CourierPincodes() {
  const { data, error } = useQuery(pincodeListsQuery());
  const [carrier, setCarrier] = useState('');
  if (!data) return error && <Notice tone="error">{error.message}</Notice>;
  const chosen = data.lists.find((list) => list.carrier.name === carrier) ?? data.lists[0];
  if (!chosen) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-moss">
        New orders to these pincodes go to this courier. All others go to the courier of the settings.
      </p>
      <SelectField
        label="Courier for pincodes"
        value={chosen.carrier.name}
        onChange={({ target }) => setCarrier(target.value)}
        options={data.lists.map((list) => ({ value: list.carrier.name, label: labelOf(list) }))}
      />
      <PincodeForm key={`${chosen.carrier.name} ${chosen.version}`} list={chosen} />
    </div>
  );
}

type List = PincodeLists['lists'][number];

function labelOf({ carrier: { label }, pincodes }: List): string {
  if (pincodes.length === 0) return label;
  return `${label} (${pincodes.length.toLocaleString('en-IN')})`;
}

function PincodeForm({ list: { carrier, version, pincodes } }: { list: List }) {
  const before = pincodes.join('\n');
  const [text, setText] = useState(before);
  const save = useSavePincodes();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ carrier: carrier.name, version, pincodes: text });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <TextAreaField
        label={`Pincodes of ${carrier.label}`}
        optional
        rows={5}
        maxLength={maxPincodeText}
        value={text}
        onChange={({ target }) => setText(target.value)}
        hint="One a line, such as 560058. The beginning 5600 stands for all pincodes that begin so."
      />
      {save.error && <Notice tone="error">{save.error.message}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busy={save.isPending}
        disabled={text === before}
      >
        Save the pincodes
      </Button>
    </form>
  );
}
