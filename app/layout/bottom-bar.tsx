import { Heart, House, LayoutGrid, type LucideIcon, MessageCircle, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { chatTarget } from './chat-link.tsx';

const links: { to: string; text: string; Icon: LucideIcon }[] = [
  { to: '/', text: 'Home', Icon: House },
  { to: '/all-products', text: 'Shop', Icon: LayoutGrid },
  { to: '/wishlist', text: 'Saved', Icon: Heart },
  { to: '/profile', text: 'Account', Icon: UserRound },
];

const item =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4vw)] leading-none text-moss aria-[current=page]:font-semibold aria-[current=page]:text-leaf';

/** The main pages and the chat at the lower edge of narrow screens. The bar takes its own height, so it covers no content. */
export function BottomBar(shop: { phone: string | null; name: string }) {
  const chat = chatTarget(shop);
  return (
    <nav
      aria-label="Shortcuts"
      data-bottom-bar
      className="sticky bottom-0 z-30 [@media(max-height:30rem)]:static grid auto-cols-fr grid-flow-col border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {links.map(({ to, text, Icon }) => (
        <NavLink key={to} to={to} end className={item}>
          <Icon aria-hidden className="size-5" strokeWidth={1.5} />
          {text}
        </NavLink>
      ))}
      {chat && (
        <a {...chat} className={item}>
          <MessageCircle aria-hidden className="size-5" strokeWidth={1.5} />
          Chat
        </a>
      )}
    </nav>
  );
}
