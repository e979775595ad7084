import { MessageCircle } from 'lucide-react';

/** Chat with the shop, in a new tab, at the bottom right of every page (section 1). */
export function ChatLink({ phone, name }: { phone: string; name: string }) {
  return (
    <aside aria-label="Chat">
      <a
        href={`https://wa.me/${phone.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Chat with ${name} (opens in a new tab)`}
        className="fixed right-4 bottom-4 z-30 [body:has([data-buy-bar=shown])_&]:bottom-24 grid size-12 place-items-center rounded-full bg-forest text-ivory shadow-soft hover:bg-forest-deep md:bottom-6"
      >
        <MessageCircle aria-hidden className="size-6" strokeWidth={1.5} />
      </a>
    </aside>
  );
}
