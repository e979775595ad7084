import { LogOut, Settings, User, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { categoryTree } from '#shop/catalog/category-tree.ts';
import { CategoryList } from '#shop/catalog/ui/category-list.tsx';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { useCategories, useShop } from '../page-kit/use-shop.ts';
import { headerLinksOf } from './header-links.ts';
import { useDismissal } from './use-dismissal.ts';

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
  const categories = useCategories();
  const links = headerLinksOf(useShop());
  const { pathname } = useLocation();
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
        className={`fixed inset-y-0 left-0 z-50 w-64 overflow-y-auto overscroll-contain border-r border-line bg-paper p-4 outline-none transition-transform duration-200 md:z-20 md:pt-32 ${open ? '' : '-translate-x-full'}`}
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
          <CategoryList nodes={categoryTree(categories)} here={pathname} onChoose={onClose} />
          <Link to="/all-products" className={row} onClick={onClose}>
            All products
          </Link>
        </Section>
        {links.length > 0 && (
          <Section title="Hair, and to read" className="lg:hidden">
            {links.map(({ to, text }) => (
              <Link key={to} to={to} className={row} onClick={onClose}>
                {text}
              </Link>
            ))}
          </Section>
        )}
        <Section title="Account">
          <AccountLinks button={button} onClose={onClose} onLogOut={onLogOut} />
        </Section>
      </aside>
    </>
  );
}

type SectionProps = { title: string; className?: string; children: ReactNode };

function Section({ title, className = '', children }: SectionProps) {
  return (
    <nav aria-label={title} className={`mb-6 ${className}`}>
      <h2 className="mb-1 px-3 text-lg">{title}</h2>
      {children}
    </nav>
  );
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1 text-left hover:bg-sand';

function AccountLinks({ button, onClose, onLogOut }: Pick<Props, 'button' | 'onClose' | 'onLogOut'>) {
  const { user, ended } = useSession();
  if (!user || ended)
    return (
      <button
        type="button"
        className={row}
        onClick={() => {
          button.current?.focus();
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
