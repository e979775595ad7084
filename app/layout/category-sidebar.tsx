import { X } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useDismissal } from './use-dismissal.ts';

const loadSections = () => import('./sidebar-sections.tsx');
const Sections = lazy(async () => ({ default: (await loadSections()).SidebarSections }));

const afterMs = 2_000;

type Props = {
  open: boolean;
  clicked: boolean;
  onClose: () => void;
  onHover: (over: boolean) => void;
  onLogOut: () => void;
  sidebar: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
};

/** 'Shop By Category' and 'Account' (section 2). Closes on mouse leave, on Escape and on a click outside. */
export function CategorySidebar({ open, clicked, onClose, onHover, onLogOut, sidebar, button }: Props) {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState(open);
  if (open && !asked) setAsked(true);
  useEffect(loadAfterPage, []);
  useDismissal({ open, onClose, sidebar, button });
  useEffect(() => {
    if (clicked) sidebar.current?.focus();
  }, [clicked, sidebar]);
  return (
    <>
      {open && (
        <button
          type="button"
          aria-label="Close the menu"
          tabIndex={-1}
          onClick={onClose}
          className="fixed inset-0 z-40 bg-black/45 md:hidden"
        />
      )}
      <aside
        ref={sidebar}
        id="category-sidebar"
        aria-label="Menu"
        tabIndex={-1}
        inert={!open}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onHover(false)}
        className={`fixed inset-y-0 left-0 z-50 w-64 overflow-y-auto overscroll-contain border-r border-line bg-paper p-4 outline-none transition-transform duration-200 md:z-20 md:tall:pt-32 ${open ? '' : '-translate-x-full'}`}
      >
        <button
          type="button"
          onClick={onClose}
          aria-label="Close the menu"
          className="mb-2 grid size-11 place-items-center rounded-md hover:bg-sand md:tall:hidden"
        >
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </button>
        {asked && (
          <Suspense fallback={<output className="block p-3 text-moss">Loading the menu...</output>}>
            <Sections button={button} here={pathname} onClose={onClose} onLogOut={onLogOut} />
          </Suspense>
        )}
      </aside>
    </>
  );
}

/** The first view does not need the sidebar, so it loads after the page, and is there when it opens. */
function loadAfterPage(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(() => void loadSections().catch(() => {}), afterMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
