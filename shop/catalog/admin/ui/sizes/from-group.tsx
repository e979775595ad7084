import { Button } from '#platform/ui/button.tsx';
import type { SharedName } from '../../../groups/shared-texts.ts';
import { fieldLabels } from '../../product-fields.ts';

type Props = { name: SharedName; text?: string; onOwn: () => void };

/** A field that a size has from its group. */
export function FromGroup({ name, text, onOwn }: Props) {
  const label = fieldLabels[name];
  const act = name === 'pictures' ? 'Give it its own' : 'Write its own';
  return (
    <fieldset
      aria-label={label}
      data-field={name}
      tabIndex={-1}
      className="flex flex-col gap-1 sm:col-span-2"
    >
      <p className="text-sm font-semibold">{label}</p>
      {text && (
        <p className="rounded-md border border-dashed border-line bg-sand px-3 py-2 whitespace-pre-line">
          {text}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="text-sm text-moss">From ‘The same for all sizes’ below.</p>
        <Button variant="quiet" aria-label={`${act}: ${label}`} onClick={onOwn}>
          {act}
        </Button>
      </div>
    </fieldset>
  );
}
