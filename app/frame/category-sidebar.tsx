import { LogOut, Settings, User, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Link } from 'react-router';
import { categoryTree } from '#shop/catalog/category-tree.ts';
import { CategoryList } from '#shop/catalog/ui/category-list.tsx';
import { openLoginModal } from '#shop/identity/ui/login-modal.tsx';
import { useSession } from '#shop/identity/ui/session.ts';
import { useCategories } from '../page/use-shop.ts';

type Parts = {
  open: boolean;
  onClose: () => void;
  /** The mouse came over the sidebar, or left it. */
  onHover: (over: boolean) => void;
  onLogOut: () => void;
  /** The sidebar and its menu button: a click anywhere else closes. */
  inside: RefObject<HTMLElement | null>[];
  sidebar: RefObject<HTMLElement | null>;
};

/** 'Shop By Category' and 'Account' (section 2): closes on leaving it, on Escape and on a click outside. */
export function CategorySidebar({ open, onClose, onHover, onLogOut, inside, sidebar }: Parts) {
  const categories = useCategories();
  useEffect(() => (open ? closeFromOutside(inside, onClose) : undefined), [open, inside, onClose]);
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
        inert={!open}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onHover(false)}
        className={`fixed inset-y-0 left-0 z-50 w-64 overflow-y-auto border-r border-line bg-paper p-4 transition-transform duration-200 md:z-20 md:pt-40 ${open ? '' : '-translate-x-full'}`}
      >
        <button
          type="button"
          onClick={onClose}
          aria-label="Close the menu"
          className="mb-2 grid size-11 place-items-center rounded-md hover:bg-sand md:hidden"
        >
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </button>
        <Section title="Shop By Category">
          <CategoryList nodes={categoryTree(categories)} onChoose={onClose} />
        </Section>
        <Section title="Account">
          <AccountLinks onClose={onClose} onLogOut={onLogOut} />
        </Section>
      </aside>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="mb-6">
      <h2 className="mb-1 px-3 text-lg">{title}</h2>
      {children}
    </nav>
  );
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1 text-left hover:bg-sand';

function AccountLinks({ onClose, onLogOut }: { onClose: () => void; onLogOut: () => void }) {
  const { user, ended } = useSession();
  if (!user || ended)
    return (
      <button
        type="button"
        className={row}
        onClick={() => {
          onClose();
          openLoginModal();
        }}
      >
        <User aria-hidden className="size-5" strokeWidth={1.5} />
        Login / Register
      </button>
    );
  return (
    <>
      <Link to="/profile" className={row} onClick={onClose}>
        <User aria-hidden className="size-5" strokeWidth={1.5} />
        Profile
      </Link>
      <Link to="/settings" className={row} onClick={onClose}>
        <Settings aria-hidden className="size-5" strokeWidth={1.5} />
        Settings
      </Link>
      <button type="button" className={row} onClick={onLogOut}>
        <LogOut aria-hidden className="size-5" strokeWidth={1.5} />
        Log out
      </button>
    </>
  );
}

function closeFromOutside(inside: RefObject<HTMLElement | null>[], onClose: () => void): () => void {
  const onPointer = (event: PointerEvent) => {
    if (!inside.some(({ current }) => current?.contains(event.target as Node))) onClose();
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  document.addEventListener('pointerdown', onPointer);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPointer);
    document.removeEventListener('keydown', onKey);
  };
}
