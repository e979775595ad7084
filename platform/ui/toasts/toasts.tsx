import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { listenToToasts } from '../toast.tsx';
import { manager, showToast } from './toast-list.ts';

export function Toasts() {
  useEffect(() => listenToToasts(showToast), []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-0 top-[calc(var(--header-height)+8px)] z-[60] mx-auto flex w-[min(92vw,26rem)] flex-col gap-2 outline-none">
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const edges: Record<string, string> = {
  success: 'border-l-leaf',
  error: 'border-l-clay',
  info: 'border-l-turmeric',
};

/**
 * Base UI announces an error at once and hides its box from screen readers until the box has the focus. This keeps the box
 * reachable and announces it once.
 */
const readable = { 'aria-hidden': false, 'aria-live': 'off' } as const;

function Shown() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((one) => (
    <Toast.Root
      key={one.id}
      toast={one}
      aria-label="Message"
      {...(one.type === 'error' ? readable : {})}
      swipeDirection="up"
      className={`rounded-md border border-l-4 border-line bg-paper text-ink shadow-soft transition-opacity duration-150 data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0 ${edges[one.type ?? 'info']}`}
    >
      <Toast.Content className="flex items-center gap-2 py-2 pr-2 pl-4">
        <Toast.Description className="flex-1 py-1" />
        <Toast.Action className="min-h-11 rounded-md px-3 font-semibold text-leaf hover:bg-sand" />
        <Toast.Close
          aria-label="Close"
          // Base UI hides the button until the stack is opened, but our toasts never overlap.
          aria-hidden={false}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sand"
        >
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
