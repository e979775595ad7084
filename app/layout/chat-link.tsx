import { MessageCircle } from 'lucide-react';

type Props = { phone: string | null; name: string };

/** Returns the link of the chat, or null for a shop without a phone number. */
export function chatTarget({ phone, name }: Props) {
  if (phone === null) return null;
  return {
    href: `https://wa.me/${phone.replace(/\D/g, '')}`,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': `Chat with ${name} (opens in a new tab)`,
  };
}

/** The chat in a bar at the foot of a phone. */
export function BarChat(shop: Props) {
  const target = chatTarget(shop);
  if (!target) return null;
  return (
    <a {...target} className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand">
      <MessageCircle aria-hidden className="size-5" strokeWidth={1.5} />
    </a>
  );
}

/** Opens the chat in a new tab, at the bottom right beside the page (section 1). Narrow screens have it in the bottom bar. */
export function ChatLink(shop: Props) {
  const target = chatTarget(shop);
  if (!target) return null;
  return (
    <aside aria-label="Chat" className="max-lg:hidden">
      <a
        {...target}
        className="fixed right-2 bottom-6 z-30 grid size-11 place-items-center rounded-full bg-forest text-ivory shadow-soft hover:bg-forest-deep"
      >
        <MessageCircle aria-hidden className="size-6" strokeWidth={1.5} />
      </a>
    </aside>
  );
}
