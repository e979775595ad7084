import { Menu as MenuIcon, Search, ShoppingBag } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useCartCount } from '#shop/cart/ui/queries.ts';
import { searchInput } from '#shop/search/ui/search-box.tsx';
import { useShop } from '../page-kit/use-shop.ts';
import { OfferBanner } from './offer-banner.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Searching } from './search/searching.tsx';

type Props = {
  menuOpen: boolean;
  onMenuClick: () => void;
  onMenuHover: (over: boolean) => void;
  onLogOut: () => void;
  menuButton: RefObject<HTMLButtonElement | null>;
  below: ReactNode;
};

const SearchStart = lazy(() => import('./search/search-start.tsx'));
const PhoneSearchLayer = lazy(() => import('./search/phone-search.tsx'));

const round = 'relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand';

/** Sticky: offers, tagline, menu, title, links, search, cart and account (section 2). */
export function Header({ menuOpen, onMenuClick, onMenuHover, onLogOut, menuButton, below }: Props) {
  const { name, tagline, banner, ribbons, links } = useShop();
  return (
    <header className="sticky top-0 z-30 [@media(max-height:30rem)]:static border-b border-line bg-ghee">
      {banner.length > 0 && <OfferBanner lines={banner} ribbons={ribbons} />}
      <div className="page-width flex min-h-16 flex-wrap items-center gap-1 py-2 md:flex-nowrap md:gap-4">
        <button
          type="button"
          ref={menuButton}
          aria-label="Menu"
          aria-expanded={menuOpen}
          aria-controls="category-sidebar"
          onClick={onMenuClick}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onMenuHover(true)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && onMenuHover(false)}
          className={`${round} -ml-2.5 md:ml-0`}
        >
          <MenuIcon aria-hidden className="size-6" strokeWidth={1.5} />
        </button>
        <Link to="/" className="flex grow basis-20 flex-col leading-tight md:grow-0 md:basis-auto">
          <span className="font-serif text-[min(1.5rem,8vw)] text-ink">{name}</span>
          <span className="min-h-[2lh] text-[min(0.75rem,5vw)] leading-tight text-moss min-[390px]:min-h-0">
            {tagline}
          </span>
        </Link>
        <nav aria-label="Main" className="ml-2 hidden min-w-0 flex-wrap lg:flex">
          {links.header.map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              discover="none"
              className="inline-flex min-h-11 items-center px-2 whitespace-nowrap hover:underline"
            >
              {text}
            </Link>
          ))}
        </nav>
        <div className="hidden min-w-48 flex-1 md:block">
          <Searching start={<SearchStart onLeave={() => {}} />} />
        </div>
        <div className="ml-auto flex items-center gap-1 md:ml-0">
          <PhoneSearch />
          <CartLink />
          <ProfileMenu onLogOut={onLogOut} />
        </div>
      </div>
      {below}
    </header>
  );
}

/** Phones show the search as a dialog, loaded on first use. */
function PhoneSearch() {
  const [open, setOpen] = useState<boolean>();
  const [typed, setTyped] = useState('');
  function close() {
    setOpen(false);
    setTyped('');
  }
  return (
    <>
      <button
        type="button"
        aria-label="Open the search"
        onClick={() => setOpen(true)}
        className={`${round} md:hidden`}
      >
        <Search aria-hidden className="size-6" strokeWidth={1.5} />
      </button>
      {open !== undefined && (
        <Suspense fallback={<FirstLetters onType={setTyped} />}>
          <PhoneSearchLayer open={open} typed={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Takes the letters and the keyboard of a phone until the layer has come. */
function FirstLetters({ onType }: { onType: (text: string) => void }) {
  return (
    <form action="/search" className="fixed inset-0 z-50 bg-paper p-6">
      <p className="pb-6 font-serif text-2xl font-semibold text-ink">Search</p>
      <input
        {...searchInput}
        ref={(field) => field?.focus()}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <Link
      to="/cart"
      data-cart
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
      className={round}
    >
      <ShoppingBag aria-hidden className="size-6" strokeWidth={1.5} />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0 right-0 grid h-[1.7em] min-w-[1.7em] place-items-center rounded-full bg-clay px-1 text-[min(0.75rem,4vw)] font-semibold text-ivory dark:text-ghee"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
