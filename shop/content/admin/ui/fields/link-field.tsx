import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { LinkChoice } from './link-choice.tsx';
import { tooLong } from './too-long.ts';
import type { Tools } from './tools.ts';

type Props = {
  label: string;
  value: string;
  max: number;
  error: string | undefined;
  hint: string | undefined;
  optional: boolean;
  'data-field': string;
  tools: Tools;
  onAddress: (to: string) => void;
};

/** The address of a page or a product, typed or found by its name. */
export function LinkField({ max, tools, onAddress, ...field }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...field}
          className="min-w-48 flex-1"
          error={tooLong(field.value, max) ?? field.error}
          onChange={(event) => onAddress(event.target.value)}
        />
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Find a page or product
        </Button>
      </div>
      <Dialog title={field.label} open={isOpen} onClose={() => setOpen(false)}>
        <LinkChoice
          tools={tools}
          onChoose={({ path }) => {
            setOpen(false);
            onAddress(path);
          }}
        />
      </Dialog>
    </>
  );
}
