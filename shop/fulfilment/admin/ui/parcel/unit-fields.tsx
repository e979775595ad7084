import { TextField } from '#platform/ui/text-field.tsx';
import { outcomeNames, type UnitOutcome, unitOutcomes } from '../../../unit-outcomes.ts';
import { addUp, heldOf, type InspectedRow, keyOf } from '../../inspection.ts';

type Props = { rows: InspectedRow[]; onChange: (rows: InspectedRow[]) => void };

/** Asks what became of each unit of a parcel that came back. */
export function UnitFields({ rows, onChange }: Props) {
  const set = (at: number, outcome: UnitOutcome, typed: string) =>
    onChange(
      rows.map((row, index) =>
        index === at ? Object.assign({ ...row }, { [outcome]: Number(typed) || 0 }) : row,
      ),
    );
  return (
    <>
      {rows.map((row, at) => (
        <fieldset key={keyOf(row)} className="w-full">
          <legend className="pb-1 font-semibold">{titleOf(row, rows)}</legend>
          <div className="grid grid-cols-3 gap-3">
            {outcomeNames.map((outcome) => (
              <TextField
                key={outcome}
                label={unitOutcomes[outcome]}
                inputMode="numeric"
                maxLength={5}
                value={row[outcome] === 0 ? '' : String(row[outcome])}
                placeholder="0"
                onChange={({ target }) => set(at, outcome, target.value.replaceAll(/\D/g, ''))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {!addUp(rows, rows) && <p className="text-sm text-moss">The units of each line must add up.</p>}
    </>
  );
}

export function UnitsFound({ rows }: { rows: InspectedRow[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          {nameOf(row)}:{' '}
          {outcomeNames
            .filter((outcome) => row[outcome] > 0)
            .map((outcome) => `${row[outcome]} ${unitOutcomes[outcome].toLowerCase()}`)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** Of a line that was packed from several batches, a part may come back. */
function titleOf(row: InspectedRow, rows: InspectedRow[]): string {
  const own = rows.filter((one) => one.orderLineId === row.orderLineId && one.productId === row.productId);
  const held = heldOf(rows, row);
  if (own.length === 1) return `${held} × ${nameOf(row)}`;
  const sum = own.reduce((units, { atMost }) => units + atMost, 0);
  if (held === sum) return `${row.atMost} × ${nameOf(row)}`;
  return `${nameOf(row)}: at most ${row.atMost}, ${held} over all batches`;
}

function nameOf({ productName, batch }: InspectedRow): string {
  return batch ? `${productName}, batch ${batch}` : productName;
}
