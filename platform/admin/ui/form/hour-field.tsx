import { Field, inputLook } from '../../../ui/field.tsx';

type Props = { label: string; hint: string; at: string; onChange: (at: string) => void };

/** An hour of India, as `2026-11-27T09:00`. Empty means now. */
export function HourField({ label, hint, at, onChange }: Props) {
  return (
    <Field label={label} optional hint={hint}>
      {(field) => (
        <input
          {...field}
          type="datetime-local"
          value={at}
          onChange={(event) => onChange(event.target.value.slice(0, 16))}
          className={`${inputLook} max-w-64`}
        />
      )}
    </Field>
  );
}
