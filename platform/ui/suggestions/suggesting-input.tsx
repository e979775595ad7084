import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

type Props<Entry> = {
  /** What is offered: items, or groups of them (`{ items }`). */
  offered: Entry[];
  value: string;
  onValue: (value: string) => void;
  /** How an item, or a group of them, is shown: made of `SuggestedItem`. */
  children: (entry: Entry) => ReactNode;
  startsOpen?: boolean;
  opensOnClick?: boolean;
  /** The height of the list and what lies beside it. */
  listLook: string;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children'>;

/**
 * An input with a list of suggestions below it, reached by the arrow keys, Enter and Escape.
 *
 * Base UI's own `Popup` hides the page around an open list from screen readers and leaves it in the order of Tab
 * (mui/base-ui#5528), so the list lies in a plain element: leaving by Tab closes it, and so does `unmount`, which that part would call.
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
        // Escape closes the list; with none to close Base UI would empty the field, and what was typed would be lost.
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
          {/* A press beside the items, such as on the scroll bar, leaves the focus where one types. */}
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

/** One item of the list, chosen by click or Enter. */
export function SuggestedItem({ className = '', ...item }: Autocomplete.Item.Props & { className?: string }) {
  return (
    <Autocomplete.Item
      {...item}
      className={`flex min-h-11 cursor-pointer items-center data-highlighted:bg-sand ${className}`}
    />
  );
}
