import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { suggestionsQuery } from './queries.ts';
import { searchInput } from './search-box.tsx';
import { groupsOf, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts';
import { SuggestionItem } from './suggestion-item.tsx';

export type SuggestingParts = {
  text: string;
  onText: (text: string) => void;
  /** A word or a product was chosen, by click or Enter. */
  onChoose: (text: string) => void;
  /** A category was chosen: its path. */
  onOpen: (path: string) => void;
  /** The field had the focus before this part took its place, with the caret there. */
  takeFocus: boolean;
  caret: number;
};

const none: SuggestionGroup[] = [];

/** The field with its suggestions in groups: cleared when the text is empty; answers that come late or fail are dropped. */
export function SuggestingInput({ text, onText, onChoose, onOpen, takeFocus, caret }: SuggestingParts) {
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
  const groups = text.trim() === '' || !data ? none : groupsOf(data);

  function choose(value: string) {
    const category = groups.flatMap(({ items }) => items).find((item) => item.path === value);
    if (category) onOpen(value);
    else onChoose(value);
  }

  return (
    <Autocomplete.Root
      items={groups}
      itemToStringValue={(item: Suggestion) => item.path ?? item.text}
      open={open && groups.length > 0}
      onOpenChange={setOpen}
      filter={null}
      value={text}
      onValueChange={(value, { reason }) => (reason === 'item-press' ? choose(value) : onText(value))}
    >
      <Autocomplete.Input {...searchInput} ref={field} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={6} className="z-[55] w-(--anchor-width)">
          <Autocomplete.Popup className="max-h-60 overflow-y-auto rounded-lg border border-line bg-paper py-2 text-ink shadow-soft data-empty:hidden md:max-h-[32rem]">
            <Autocomplete.List>
              {(group: SuggestionGroup) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className="px-4 pt-2 pb-1 text-sm text-moss">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Suggestion) => (
                      <SuggestionItem key={item.path ?? item.text} item={item} typed={text} />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
