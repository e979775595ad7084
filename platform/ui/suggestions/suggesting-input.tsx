import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

type Props<Entry> = {
  /** The suggestions: items, or groups of items (`{ items }`). */
  offered: Entry[];
  value: string;
  onValue: (value: string) => void;
  children: (entry: Entry) => ReactNode;
  startsOpen?: boolean;
  opensOnClick?: boolean;
  listLook: string;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children'>;

/**
 * An input with a list of suggestions, for the arrow keys, Enter and Escape. Base UI's own `Popup` hides the page around an
 * open list from screen readers but leaves it in the Tab order (mui/base-ui#5528). So the list is a plain element: Tab closes
 * it, and so does `unmount`.
 */
export function SuggestingInput<Entry>({
  offered,
  value,
  onValue,
  children,
  startsOpen = false,
  opensOnClick = false,
  listLook,
  onBlur,
  ...input
}: Props<Entry>) {
  const [open, setOpen] = useState(startsOpen);
  const actions = useRef<Autocomplete.Root.Actions>(null);
  const list = useRef<HTMLDivElement>(null);
  const shown = open && offered.length > 0;

  useEffect(() => {
    if (!shown) actions.current?.unmount();
  }, [shown]);

  return (
    <Autocomplete.Root
      items={offered as object[]}
      filter={null}
      open={shown}
      onOpenChange={setOpen}
      actionsRef={actions}
      value={value}
      onValueChange={(text, { reason }) => {
        // Without an open list, Base UI empties the field on Escape and loses the typed text.
        if (reason !== 'item-press' && reason !== 'escape-key') onValue(text);
      }}
      openOnInputClick={opensOnClick}
    >
      <Autocomplete.Input
        {...input}
        onBlur={(event) => {
          onBlur?.(event);
          if (event.relatedTarget && !list.current?.contains(event.relatedTarget)) setOpen(false);
        }}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={6} className="z-[55] w-(--anchor-width)">
          {/* A press beside the items, such as on the scroll bar, keeps the focus in the input. */}
          <div
            ref={list}
            role="presentation"
            onMouseDown={(event) => event.preventDefault()}
            className={`overflow-y-auto rounded-lg border border-line bg-paper text-ink shadow-soft ${listLook}`}
          >
            <Autocomplete.List>{children}</Autocomplete.List>
          </div>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

export function SuggestedItem({ className = '', ...item }: Autocomplete.Item.Props & { className?: string }) {
  return (
    <Autocomplete.Item
      {...item}
      className={`flex min-h-11 cursor-pointer items-center data-highlighted:bg-sand ${className}`}
    />
  );
}
