import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, type Ref, useState } from 'react';
import { Field, inputLook } from '../field.tsx';

type Parts = {
  label: string;
  /** What is offered; anything else may be typed too. */
  choices: string[];
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
  autoComplete?: string;
  onBlur?: () => void;
};

/** A labelled text input that offers choices below, to be clicked or reached by the arrow keys. */
export function SuggestingField({ label, choices, value, onValue, error, hint, inputRef, ...input }: Parts) {
  const [open, setOpen] = useState(false);
  const typed = value.trim().toLowerCase();
  const isChosen = choices.some((choice) => choice.toLowerCase() === typed);
  const offered = isChosen ? choices : choices.filter((choice) => choice.toLowerCase().includes(typed));
  return (
    <Field label={label} error={error} hint={hint}>
      {(field) => (
        <Autocomplete.Root
          items={offered}
          filter={null}
          open={open && offered.length > 0}
          onOpenChange={setOpen}
          value={value}
          onValueChange={(text) => {
            onValue(text);
            if (choices.includes(text)) setOpen(false);
          }}
          openOnInputClick
        >
          {/* What stands around an open list is hidden from screen readers, its label too. */}
          <Autocomplete.Input {...input} {...field} aria-label={label} ref={inputRef} className={inputLook} />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={6} className="z-[55] w-(--anchor-width)">
              <Autocomplete.Popup className="max-h-60 overflow-y-auto rounded-lg border border-line bg-paper py-1 text-ink shadow-soft data-empty:hidden">
                <Autocomplete.List>
                  {(choice: string) => (
                    <Autocomplete.Item
                      key={choice}
                      value={choice}
                      className="flex min-h-11 cursor-pointer items-center px-3 py-2 data-highlighted:bg-sand"
                    >
                      {choice}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}
