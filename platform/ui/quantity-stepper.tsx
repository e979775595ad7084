import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

type Props = {
  /** Read to screen readers: `Quantity of Neem Comb`. */
  label: string;
  value: number;
  max: number;
  /** Announced at the limit, and again with each press there. */
  maxText?: string;
  min?: number;
  onChange: (value: number) => void;
  disabled?: boolean;
};

const step =
  'grid size-11 place-items-center rounded-md hover:bg-sand disabled:opacity-40 aria-disabled:opacity-40';

/** Keeps the button enabled for the focus at `min` and `max`, and does nothing there. */
export function QuantityStepper({
  label,
  value,
  max,
  maxText = `At most ${max}.`,
  min = 1,
  onChange,
  disabled = false,
}: Props) {
  const [presses, setPresses] = useState(0);
  const more = () => {
    setPresses(presses + 1);
    if (value < max) onChange(value + 1);
  };
  return (
    <fieldset aria-label={label} className="inline-flex items-center rounded-md border border-edge bg-paper">
      <button
        type="button"
        aria-label="One less"
        className={step}
        disabled={disabled}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Minus aria-hidden className="size-4" strokeWidth={1.5} />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-semibold">
        {value}
      </output>
      <button
        type="button"
        aria-label="One more"
        className={step}
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        onClick={more}
      >
        <Plus aria-hidden className="size-4" strokeWidth={1.5} />
      </button>
      <output aria-live="polite" className="sr-only">
        {presses > 0 && value >= max && <span key={presses}>{maxText}</span>}
      </output>
    </fieldset>
  );
}
