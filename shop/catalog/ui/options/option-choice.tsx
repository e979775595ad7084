import { type ReactNode, useId } from 'react';

type Option<V extends string> = { value: V; label: string; aside?: string; note?: string; below?: ReactNode };

type Props<V extends string> = {
  legend: string;
  name: string;
  value: V;
  options: Option<V>[];
  onChange: (value: V) => void;
  columns?: boolean;
};

export function OptionChoice<V extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  columns,
}: Props<V>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">{legend}</legend>
      <div className={columns ? 'grid grid-cols-3 gap-2' : 'flex flex-col gap-2'}>
        {options.map((option) => (
          <div
            key={option.value}
            className="rounded-md border border-edge has-checked:border-leaf has-checked:ring-1 has-checked:ring-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <label
              className={`flex min-h-11 cursor-pointer items-center px-3 py-2 ${columns ? 'flex-col justify-center text-center' : 'gap-3'}`}
            >
              <input
                type="radio"
                name={`${id}-${name}`}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                className={columns ? 'sr-only' : 'size-5 outline-none'}
              />
              <span className={columns ? '' : 'flex-1'}>{option.label}</span>
              {option.aside && <span className="font-semibold">{option.aside}</span>}
              {option.note && <span className="text-sm text-moss">{option.note}</span>}
            </label>
            {option.below && <div className="pr-3 pb-3 pl-11">{option.below}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
