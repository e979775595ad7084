import { useId } from 'react';
import { reasonDrawings } from '../../../ui/reason-drawings.ts';
import { ReasonPicture } from '../../../ui/reason-picture.tsx';

type Names = Record<string, string>;

/** Whether each choice has a drawing. */
export const areDrawn = (names: Names): boolean =>
  Object.keys(names).every((name) => Object.hasOwn(reasonDrawings, name));

type Props = { label: string; names: Names; value: string; path: string; onChange: (name: string) => void };

const chosenLook = 'has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2';

/** A choice among drawings. Their names are for a screen reader and the pointer. */
export function DrawingField({ label, names, value, path, onChange }: Props) {
  const group = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(names).map(([name, words]) => (
          <label
            key={name}
            title={words}
            className={`relative grid size-14 cursor-pointer place-items-center rounded-md border border-line bg-paper ${chosenLook}`}
          >
            <input
              type="radio"
              name={group}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              data-field={name === value ? path : undefined}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <ReasonPicture drawing={reasonDrawings[name as keyof typeof reasonDrawings]} />
            <span className="sr-only">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
