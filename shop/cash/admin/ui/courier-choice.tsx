import { useState } from 'react';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';

/** No courier has an empty name. */
const another = '';

/** A courier that staff choose, or one that the shop does not know yet. The first one is chosen when they arrive. */
export function useCourierChoice(couriers: readonly string[]) {
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const choice = chosen ?? couriers[0] ?? another;
  const courier = choice === another ? typed.trim() : choice;
  return { courier, fields: { couriers, choice, typed, setChosen, setTyped } };
}

export function CourierChoice({
  couriers,
  choice,
  typed,
  setChosen,
  setTyped,
}: ReturnType<typeof useCourierChoice>['fields']) {
  return (
    <>
      <SelectField
        label="Courier"
        value={choice}
        options={[
          ...couriers.map((value) => ({ value, label: courierLabel(value) })),
          { value: another, label: 'Another courier' },
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
      {choice === another && (
        <TextField
          label="Name of the courier"
          required
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </>
  );
}
