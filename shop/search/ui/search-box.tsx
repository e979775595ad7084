import { Search } from 'lucide-react';
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { readPart } from '../contract.ts';
import type { Selection, SuggestingProps } from './suggesting-search.tsx';

type Props = {
  /** The text of the shown results. */
  shown?: string;
  onSearch: (text: string) => void;
  onOpen: (path: string) => void;
  /** The customer opened the box, so typing goes into it at once. */
  takeFocus?: boolean;
  /** Letters that came before this box. */
  typed?: string;
  /** Shown before a letter is typed. */
  start: ReactNode;
};

export const searchInput = {
  name: 'q',
  type: 'search',
  'aria-label': 'Search the shop',
  placeholder: 'Search ashwagandha, बाल का तेल …',
  autoComplete: 'off',
  enterKeyHint: 'search',
  className:
    'min-h-11 w-full rounded-full border border-edge bg-paper px-11 placeholder:text-moss [&::-webkit-search-cancel-button]:hidden',
} as const;

/**
 * The search box (sections 2, 4 and 5). Blank text does not submit. A plain field works without JavaScript. The suggesting
 * field loads on first contact and replaces it between two letters, never during composition, which Hindi input uses.
 */
export function SearchBox({ shown = '', onSearch, onOpen, takeFocus = false, typed = '', start }: Props) {
  const { text, setText, settled, settle } = useSearchText(shown, typed);
  const [loaded, setLoaded] = useState<{ Input: ComponentType<SuggestingProps> }>();
  const [composing, setComposing] = useState(false);
  const [taken, setTaken] = useState<{ focus: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const selection = useRef<Selection>([0, 0]);

  useEffect(() => {
    if (!takeFocus) return;
    field.current?.focus();
    if (typed === '') field.current?.select();
  }, [takeFocus, typed]);

  useEffect(() => {
    const { current } = field;
    if (!loaded || composing || !current) return;
    setTaken((was) => was ?? { focus: document.activeElement === current });
  }, [loaded, composing]);

  /** A letter may arrive until the field is replaced, so the selection is read in that moment. */
  const plainField = useCallback((input: HTMLInputElement) => {
    field.current = input;
    return () => {
      selection.current = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      field.current = null;
    };
  }, []);

  async function load() {
    const { SuggestingSearch } = await import('./suggesting-search.tsx');
    setLoaded({ Input: SuggestingSearch });
  }

  function search(wanted: string) {
    const read = readPart(wanted);
    if (read === '') return;
    settle(read);
    onSearch(read);
  }

  function open(path: string) {
    settle(shown);
    onOpen(path);
  }

  if (loaded && taken)
    return (
      <SearchForm onSubmit={() => search(text)}>
        <loaded.Input
          text={text}
          typed={text !== settled}
          onText={setText}
          onChoose={search}
          onOpen={open}
          takeFocus={taken.focus}
          selection={selection}
          start={start}
          stays={takeFocus}
        />
      </SearchForm>
    );
  return (
    <SearchForm onSubmit={() => search(text)}>
      <input
        {...searchInput}
        ref={plainField}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => void load()}
        onPointerEnter={() => void load()}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </SearchForm>
  );
}

/** The text of the box. It is settled when it matches the open or the loading page. */
function useSearchText(shown: string, typed: string) {
  const [state, setState] = useState({ shown, text: typed || shown, settled: shown });
  if (state.shown !== shown) setState({ shown, text: shown, settled: shown });
  return {
    text: state.text,
    settled: state.settled,
    setText: (text: string) => setState((was) => ({ ...was, text })),
    settle: (text: string) => setState((was) => ({ ...was, text, settled: text })),
  };
}

function SearchForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <search>
      <form action="/search" onSubmit={submit} className="relative">
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 left-0 z-10 grid w-11 place-items-center rounded-full text-moss"
        >
          <Search aria-hidden strokeWidth={1.5} className="size-5" />
        </button>
        {children}
      </form>
    </search>
  );
}
