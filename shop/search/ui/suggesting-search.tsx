import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { SuggestingInput } from '#platform/ui/suggestions/suggesting-input.tsx';
import { suggestionsQuery } from './queries.ts';
import { searchInput } from './search-box.tsx';
import { allResults, groupsOf, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts';
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
  /** Shown before a letter is typed. */
  start: ReactNode;
  /** The search has a screen of its own, so `start` stays. Else a click or an arrow key opens it. */
  stays: boolean;
};

/** Rows that fill a list of 15rem (§9). The start is below it on a phone. */
const itemsOfLongList = 5;

const none: SuggestionGroup[] = [];

export function SuggestingSearch(props: SuggestingProps) {
  const { text, typed, onText, onChoose, onOpen, takeFocus, selection, start, stays } = props;
  const [started, setStarted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!takeFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(...selection.current);
    // The first click has loaded this field. The Tab key passes without a layer in its way. A new field is hovered only once
    // the pointer moves, and its form is at once.
    setStarted(field.current?.form?.matches(':hover') ?? false);
  }, [takeFocus, selection]);
  const asked = useDeferredValue(typed ? text : '');
  const { data } = useQuery(suggestionsQuery(asked));
  const isBlank = text.trim() === '';
  const groups = typed && !isBlank && data ? groupsOf(data, text) : none;
  // On a phone's screen the text of the results is no typed one.
  const isLong = groups.reduce((sum, { items }) => sum + items.length, 0) >= itemsOfLongList;
  const showsStart = isBlank ? stays || started : stays && (!typed || isLong);

  function choose({ path, isAnswer, text: chosen }: Suggestion) {
    if (path) onOpen(path);
    else onChoose(isAnswer ? text : chosen);
  }

  return (
    <div
      ref={box}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setStarted(false);
      }}
    >
      <SuggestingInput
        {...searchInput}
        ref={field}
        offered={groups}
        value={text}
        onValue={onText}
        onClick={() => setStarted(true)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') setStarted(true);
          if (key === 'Escape') setStarted(false);
        }}
        // Text typed before this field loaded needs suggestions too.
        startsOpen={takeFocus}
        listLook="max-h-60 py-2 md:max-h-[32rem]"
      >
        {(group) => <Group key={group.value} group={group} typed={text} onChoose={choose} />}
      </SuggestingInput>
      {text !== '' && (
        <ClearButton
          onClear={() => {
            onText('');
            setStarted(true);
            field.current?.focus();
          }}
        />
      )}
      {showsStart && (
        <StartLayer stays={stays} isBelowList={isLong} onLeave={() => setStarted(false)}>
          {start}
        </StartLayer>
      )}
    </div>
  );
}

type GroupProps = { group: SuggestionGroup; typed: string; onChoose: (item: Suggestion) => void };

function Group({ group: { value, items }, typed, onChoose }: GroupProps) {
  return (
    <Autocomplete.Group items={items}>
      <Autocomplete.GroupLabel
        className={value === allResults ? 'sr-only' : 'px-4 pt-2 pb-1 text-sm text-moss'}
      >
        {value}
      </Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(item: Suggestion) => (
          <SuggestionItem
            key={item.path ?? (item.isAll ? allResults : item.text)}
            item={item}
            typed={typed}
            onChoose={() => onChoose(item)}
          />
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear the text"
      // A press keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
      className="absolute inset-y-0 right-0 z-10 grid w-11 place-items-center rounded-full text-moss"
    >
      <X aria-hidden strokeWidth={1.5} className="size-5" />
    </button>
  );
}

type StartProps = { stays: boolean; isBelowList: boolean; onLeave: () => void; children: ReactNode };

function StartLayer({ stays, isBelowList, onLeave, children }: StartProps) {
  return (
    <div
      role="presentation"
      // A press on it keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) onLeave();
      }}
      className={`absolute inset-x-0 top-full z-10 pb-4 ${isBelowList ? 'mt-64' : 'mt-2'} ${stays ? '' : 'max-h-[32rem] overflow-y-auto rounded-lg border border-line bg-paper text-ink shadow-soft'}`}
    >
      <Suspense fallback={<StartRows />}>{children}</Suspense>
    </div>
  );
}

/** Holds the place until the code of the start has loaded. */
function StartRows() {
  return (
    <div className="flex flex-col gap-3 p-4">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} className="h-11 w-full" />
      ))}
    </div>
  );
}
