import type { MouseEvent } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { focusOf, type Focus } from '../../../kinds/focus.ts';

type Props = {
  label: string;
  value: string;
  picture: string;
  error: string | undefined;
  hint: string | undefined;
  'data-field': string;
  onPoint: (focus: string) => void;
};

/** The point that stays in sight where a picture is cut: by a click on it, or by two numbers. */
export function FocusField({ label, value, picture, error, hint, onPoint, 'data-field': path }: Props) {
  if (picture === '') return null;
  const { across, down } = focusOf(value) ?? { across: 50, down: 50 };
  const set = (point: Focus) => onPoint(`${inside(point.across)}-${inside(point.down)}`);
  const click = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // A key presses the button too, without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set({ across: ((clientX - left) / width) * 100, down: ((clientY - top) / height) * 100 });
  };
  return (
    <fieldset className="flex flex-col gap-2" data-field={path}>
      <legend className="pb-1 text-sm font-semibold">
        {label} <span className="font-normal text-moss">(optional)</span>
      </legend>
      {hint && <p className="text-sm text-moss">{hint}</p>}
      <div className="flex flex-wrap items-start gap-4">
        <button
          type="button"
          aria-label="Choose the point by a click on the picture"
          onClick={click}
          className="relative block overflow-hidden rounded-md border border-line"
        >
          <img
            src={`/images/products/${picture}?w=480`}
            alt=""
            className="block h-auto max-h-60 w-auto max-w-full"
          />
          {value !== '' && (
            <span
              aria-hidden
              className="absolute size-5 rounded-full border border-line bg-leaf"
              style={{ left: `calc(${across}% - 0.625rem)`, top: `calc(${down}% - 0.625rem)` }}
            />
          )}
        </button>
        <div className="flex flex-wrap gap-3">
          <Percent label="From the left, in %" value={across} onChange={(to) => set({ across: to, down })} />
          <Percent label="From the top, in %" value={down} onChange={(to) => set({ across, down: to })} />
        </div>
      </div>
      {value !== '' && (
        <Button variant="quiet" className="self-start" onClick={() => onPoint('')}>
          Automatic
        </Button>
      )}
      {error && (
        <p role="alert" className="text-sm text-clay">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function inside(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}

type PercentProps = { label: string; value: number; onChange: (percent: number) => void };

function Percent({ label, value, onChange }: PercentProps) {
  return (
    <TextField
      className="w-36"
      label={label}
      type="number"
      min={0}
      max={100}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
