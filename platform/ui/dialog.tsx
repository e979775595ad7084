import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** Fills the screen on phones, so that a text field stays above the keyboard. */
  wholeScreen?: boolean;
  /** Gets the focus when the dialog closes. Else the control that had it before does. */
  opener?: () => HTMLElement | null;
};

const sheet = 'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-lg';
const screen = 'inset-0 max-h-dvh md:inset-y-auto';

/** A modal dialog that closes by Escape, outside click and its button. On phones it is a sheet at the bottom. */
export function Dialog({ title, open, onClose, children, wide = false, wholeScreen = false, opener }: Props) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-black/45 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          {...(opener && { finalFocus: opener })}
          className={`fixed z-50 overflow-y-auto bg-paper p-6 text-ink shadow-soft transition duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:w-full md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-lg ${wholeScreen ? screen : sheet} ${wide ? 'md:max-w-2xl' : 'md:max-w-md'}`}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Base.Title className="font-serif text-2xl">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sand"
            >
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
