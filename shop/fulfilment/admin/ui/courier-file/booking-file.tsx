import { type SubmitEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApiWithHeaders } from '#platform/ui/call-api.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { dayOf } from '#platform/india-time.ts';
import {
  endpoints,
  leftOutHeader,
  type Portal,
  portalNames,
  portals,
  readLeftOut,
} from '../../booking-file.ts';
import { LeftOutParcels } from './left-out-parcels.tsx';
import { saveFile } from '#platform/ui/sending/save-file.ts';

const parcels = { none: 'Those without a waybill', all: 'All that are not handed over' } as const;

/** Saves the file with which the portal of a courier books many parcels. */
export function BookingFile() {
  const [portal, setPortal] = useState<Portal>('shiprocket');
  const [which, setWhich] = useState<keyof typeof parcels>('none');
  const [box, setBox] = useState({ lengthCm: '20', breadthCm: '15', heightCm: '10' });
  const [grams, setGrams] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<ReturnType<typeof readLeftOut>>(null);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setLeft(null);
    const body = {
      orders: { matching: which === 'none' ? { waybill: 'none' as const } : {} },
      box: {
        lengthCm: Number(box.lengthCm),
        breadthCm: Number(box.breadthCm),
        heightCm: Number(box.heightCm),
      },
      spareGrams: grams.trim() === '' ? null : Number(grams),
    };
    const name = `${dayOf(new Date())}-${portals[portal].file}`;
    await saveFile(async () => {
      const response = await callApiWithHeaders(endpoints[portal], { body });
      setLeft(readLeftOut(response.headers.get(leftOutHeader)));
      return response.body;
    }, name);
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <SelectField
        label="Portal"
        value={portal}
        onChange={({ target }) => setPortal(target.value as Portal)}
        options={portalNames.map((name) => ({ value: name, label: portals[name].label }))}
      />
      <SelectField
        label="Parcels"
        value={which}
        onChange={({ target }) => setWhich(target.value as keyof typeof parcels)}
        options={Object.entries(parcels).map(([value, label]) => ({ value, label }))}
      />
      <fieldset className="flex flex-col gap-2">
        <legend>Box of each parcel in cm</legend>
        <div className="grid grid-cols-3 gap-3">
          {sides.map(({ side, label }) => (
            <TextField
              key={side}
              label={label}
              inputMode="numeric"
              maxLength={3}
              value={box[side]}
              onChange={({ target }) => setBox({ ...box, [side]: target.value })}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Grams of a parcel without a weight"
        optional
        inputMode="numeric"
        maxLength={5}
        value={grams}
        onChange={({ target }) => setGrams(target.value)}
        hint="The file holds name, address and phone of up to 200 customers. Each look is stored."
      />
      <Button type="submit" variant="secondary" className="self-start" busy={isBusy}>
        Save the file
      </Button>
      <LeftOutParcels left={left} />
    </form>
  );
}

const sides = [
  { side: 'lengthCm', label: 'Length' },
  { side: 'breadthCm', label: 'Breadth' },
  { side: 'heightCm', label: 'Height' },
] as const;
