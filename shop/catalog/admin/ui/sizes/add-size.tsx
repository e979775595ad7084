import { type FormEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { packSize } from '../../../measure.ts';
import { units } from '../../product-fields.ts';
import type { NewSize } from '../../sizes.ts';

type Props = { options: string[]; busy: boolean; onAdd: (size: NewSize) => void };

const empty = { quantity: '', unit: 'ml', mrp: '', sellingPrice: '', weightGrams: '', first: '', second: '' };

/** Copies the product with another quantity and price. An option of the name Size takes the quantity by itself. */
export function AddSize({ options, busy, onAdd }: Props) {
  const [typed, setTyped] = useState(empty);
  const input = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    required: true,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const numbers = { type: 'number', min: 0, step: 'any' } as const;
  const measured = packSize({ typeQuantity: Number(typed.quantity), measurementUnit: typed.unit });
  const [first = '', second] = options;
  const takesQuantity = first.toLowerCase() === 'size';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd({
      values: [takesQuantity ? measured : typed.first, ...(second ? [typed.second] : [])],
      quantity: Number(typed.quantity),
      unit: typed.unit as NewSize['unit'],
      mrp: Number(typed.mrp),
      sellingPrice: typed.sellingPrice === '' ? null : Number(typed.sellingPrice),
      weightGrams: Number(typed.weightGrams),
    });
  };
  return (
    <form aria-label="Add a size" onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="font-semibold">Add a size</h3>
      <div className="grid gap-4 sm:grid-cols-3">
        {!takesQuantity && <TextField label={first} maxLength={40} {...input('first')} />}
        {second && <TextField label={second} maxLength={40} {...input('second')} />}
        <TextField label="Quantity of the size" {...numbers} step={1} {...input('quantity')} />
        <SelectField
          label="Unit of the size"
          options={units.map((value) => ({ value, label: value }))}
          {...input('unit')}
        />
        <TextField label="MRP of the size" {...numbers} {...input('mrp')} />
        <TextField
          label="Selling price of the size"
          optional
          {...numbers}
          {...input('sellingPrice')}
          required={false}
        />
        <TextField label="Weight of its parcel in grams" {...numbers} step={1} {...input('weightGrams')} />
      </div>
      <Button type="submit" variant="secondary" className="self-start" busy={busy}>
        Add this size
      </Button>
    </form>
  );
}
