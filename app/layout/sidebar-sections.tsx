import { LogOut, Settings, User } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { categoryTree } from '#shop/catalog/category-tree.ts';
import { CategoryList } from '#shop/catalog/ui/category-list.tsx';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { useCategories, useShop } from '../page-kit/use-shop.ts';

type Props = {
  button: RefObject<HTMLElement | null>;
  here: string;
  onClose: () => void;
  onLogOut: () => void;
};

/** The contents of the sidebar. It loads when the sidebar first opens. */
export function SidebarSections({ button, here, onClose, onLogOut }: Props) {
  const categories = useCategories();
  const { header: links } = useShop().links;
  return (
    <>
      <Section title="Shop By Category">
        <CategoryList nodes={categoryTree(categories)} here={here} onChoose={onClose} />
        <Link to="/all-products" className={row} onClick={onClose}>
          All products
        </Link>
      </Section>
      {links.length > 0 && (
        <Section title="More" className="lg:hidden">
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

function AccountLinks({ button, onClose, onLogOut }: Omit<Props, 'here'>) {
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
