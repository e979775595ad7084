import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { SuggestingInput } from '#platform/ui/suggestions/suggesting-input.tsx';
import { suggestionsQuery } from './queries.ts';
import { searchInput } from './search-box.tsx';
import { groupsOf, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts';
import { SuggestionItem } from './suggestion-item.tsx';

export type Selection = [start: number, end: number];

export type SuggestingProps = {
  text: string;
  /** The customer is typing. A text with shown results needs no suggestions. */
  typed: boolean;
  onText: (text: string) => void;
  onChoose: (text: string) => void;
  /** Receives the path of a chosen category or answer. */
  onOpen: (path: string) => void;
  /** The plain field had the focus, with this part of its text selected. */
  takeFocus: boolean;
  selection: RefObject<Selection>;
};

const none: SuggestionGroup[] = [];

export function SuggestingSearch(props: SuggestingProps) {
  const { text, typed, onText, onChoose, onOpen, takeFocus, selection } = props;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!takeFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(...selection.current);
  }, [takeFocus, selection]);
  const asked = useDeferredValue(typed ? text : '');
  const { data } = useQuery(suggestionsQuery(asked));
  const groups = typed && text.trim() !== '' && data ? groupsOf(data) : none;

  function choose({ path, isAnswer, text: chosen }: Suggestion) {
    if (path) onOpen(path);
    else onChoose(isAnswer ? text : chosen);
  }

  return (
    <SuggestingInput
      {...searchInput}
      ref={field}
      offered={groups}
      value={text}
      onValue={onText}
      // Text typed before this field loaded needs suggestions too.
      startsOpen={takeFocus}
      listLook="max-h-60 py-2 md:max-h-[32rem]"
    >
      {(group) => (
        <Autocomplete.Group key={group.value} items={group.items}>
          <Autocomplete.GroupLabel className="px-4 pt-2 pb-1 text-sm text-moss">
            {group.value}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(item: Suggestion) => (
              <SuggestionItem
                key={item.path ?? item.text}
                item={item}
                typed={text}
                onChoose={() => choose(item)}
              />
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </SuggestingInput>
  );
}
