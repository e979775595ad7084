import { TextField } from '#platform/ui/text-field.tsx';
import { gstinProblem, readGstin } from '#shop/pincodes/gstin.ts';

export type Business = { gstin: string; name: string };

type Props = {
  business: Business;
  /** The state where the parcel goes. */
  state: string | undefined;
  onChange: (business: Business) => void;
};

/** GSTIN and name of a business, for its invoice. Loads when a customer opens it. */
export default function BusinessFields({ business, state, onChange }: Props) {
  const { gstin, name } = business;
  const problem = gstin && state ? gstinProblem(readGstin(gstin), state) : null;
  return (
    <div className="flex flex-col gap-4 pt-2">
      <TextField
        label="GSTIN"
        value={gstin}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        error={readGstin(gstin).length >= 15 ? (problem ?? undefined) : undefined}
        onChange={({ target }) => onChange({ gstin: target.value, name })}
      />
      <TextField
        label="Name of the business"
        value={name}
        maxLength={99}
        autoComplete="organization"
        onChange={({ target }) => onChange({ gstin, name: target.value })}
      />
    </div>
  );
}
