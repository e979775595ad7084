import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { suggestionsQuery } from './queries.ts';
import { searchInput } from './search-box.tsx';

export type SuggestingParts = {
  text: string;
  onText: (text: string) => void;
  /** A suggestion was chosen, by click or Enter. */
  onChoose: (text: string) => void;
  /** The field had the focus before this part took its place, with the caret there. */
  takeFocus: boolean;
  caret: number;
};

const none: string[] = [];

/** The field with its list of suggestions: cleared when the text is empty; answers that come late or fail are dropped. */
export function SuggestingInput({ text, onText, onChoose, takeFocus, caret }: SuggestingParts) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!takeFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  }, [takeFocus, caret]);
  /** Open from the start: what was typed before this part was there wants its suggestions too. */
  const [open, setOpen] = useState(takeFocus);
  const asked = useDeferredValue(text);
  const { data } = useQuery(suggestionsQuery(asked));
  const suggestions = text.trim() === '' ? none : (data ?? none);
  return (
    <Autocomplete.Root
      items={suggestions}
      open={open && suggestions.length > 0}
      onOpenChange={setOpen}
      filter={null}
      value={text}
      onValueChange={(value, { reason }) => (reason === 'item-press' ? onChoose(value) : onText(value))}
    >
      <Autocomplete.Input {...searchInput} ref={field} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={6} className="z-[55] w-(--anchor-width)">
          <Autocomplete.Popup className="max-h-60 overflow-y-auto rounded-lg border border-line bg-paper py-1 text-ink shadow-soft data-empty:hidden md:max-h-96">
            <Autocomplete.List>
              {(suggestion: string) => (
                <Autocomplete.Item
                  key={suggestion}
                  value={suggestion}
                  className="flex min-h-11 cursor-pointer items-center px-4 py-2 data-highlighted:bg-sand"
                >
                  {suggestion}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
