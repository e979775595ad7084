import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isBusyElsewhere, useLetterKeys } from '#platform/admin/ui/list/use-list-keys.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { type FinderProps, FoundList } from './found-list.tsx';

/** A button that opens the search over everything, as `/` does. */
export function Finder(props: FinderProps) {
  const [isOpen, setOpen] = useState(false);
  useSlash(() => setOpen(true));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-moss hover:bg-sand"
      >
        <Search aria-hidden className="size-5" strokeWidth={1.5} />
        <span className="max-md:sr-only">Search everything</span>
        <kbd aria-hidden className="rounded-sm border border-line px-2 font-sans text-sm max-md:hidden">
          /
        </kbd>
      </button>
      <Dialog title="Search everything" open={isOpen} onClose={() => setOpen(false)} wide wholeScreen>
        <FoundList
          {...props}
          onGo={(to) => {
            setOpen(false);
            props.onGo(to);
          }}
        />
      </Dialog>
    </>
  );
}

function useSlash(open: () => void): void {
  const [on] = useLetterKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!on || !isSlash || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
