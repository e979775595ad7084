import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Part } from '#platform/admin/ui/part.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { editableStates, type OrderState } from '#shop/orders/states.ts';
import type { CourierChoice } from '../../courier-choice.ts';
import { choiceQuery, useChooseCourier } from './choice-queries.ts';

type Props = { orderNumber: string; state: OrderState; isPacker: boolean };

/** Chooses the carrier of an order, until it is packed. */
export function ChooseCourier({ orderNumber, state, isPacker }: Props) {
  const mayChoose = editableStates.includes(state) && !isPacker;
  const { data } = useQuery({ ...choiceQuery(orderNumber), enabled: mayChoose });
  // A shop with one courier has nothing to choose once it has accepted the parcel.
  const hasChoice = data?.options.some(({ name }) => name !== data.carrier.name);
  if (!mayChoose || !data?.canChoose || !hasChoice) return null;
  return (
    <Part title="Courier">
      <ChoiceForm key={`${data.version} ${data.carrier.name}`} orderNumber={orderNumber} choice={data} />
    </Part>
  );
}

function ChoiceForm({ orderNumber, choice }: { orderNumber: string; choice: CourierChoice }) {
  const [chosen, setChosen] = useState(choice.chosen);
  const choose = useChooseCourier(orderNumber);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!choose.isPending) choose.mutate({ version: choice.version, chosen });
  };
  const options = [
    { value: '', label: 'As the shop chooses' },
    ...choice.options.map(({ name, label }) => ({ value: name, label })),
  ];
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <p>
        {choice.chosen === '' ? 'The shop chose ' : 'Staff chose '}
        <span className="font-semibold">{choice.carrier.label}</span>.
      </p>
      <SelectField
        label="Courier of this order"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={options}
      />
      {choose.error && <Notice tone="error">{choose.error.message}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busy={choose.isPending}
        disabled={chosen === choice.chosen}
      >
        Choose the courier
      </Button>
    </form>
  );
}
