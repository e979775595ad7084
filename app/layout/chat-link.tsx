import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';

/**
 * The chat link in a new tab, at the bottom right of every page (section 1). It hides while the customer scrolls down, so
 * that it covers no price or button. It returns on the way up, at both ends of a page, and for keyboard users.
 */
export function ChatLink({ phone, name }: { phone: string; name: string }) {
  const readingOn = useReadingOn();
  return (
    <aside aria-label="Chat">
      <a
        href={`https://wa.me/${phone.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Chat with ${name} (opens in a new tab)`}
        className={`fixed right-0.5 bottom-2.5 z-30 max-md:[body:has([data-buy-bar=shown])_&]:bottom-19 grid size-11 place-items-center rounded-full text-ivory transition-[opacity,translate] duration-150 ease-out before:absolute before:inset-0.5 before:-z-10 before:rounded-full before:bg-forest before:shadow-soft hover:before:bg-forest-deep md:right-2 md:bottom-6 md:before:inset-0 ${readingOn ? 'pointer-events-none translate-y-3 opacity-0 focus-visible:pointer-events-auto focus-visible:translate-y-0 focus-visible:opacity-100' : ''}`}
      >
        <MessageCircle aria-hidden className="size-6" strokeWidth={1.5} />
      </a>
    </aside>
  );
}

/** Smaller movements come from trembling or from the browser's address bar. */
const meantPx = 12;
const endPx = 160;

/** Returns whether the page last scrolled down and is not at its end. */
function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const watch = () => {
      const y = window.scrollY;
      const left = document.documentElement.scrollHeight - window.innerHeight - y;
      if (y < meantPx || left < endPx) setReadingOn(false);
      else if (Math.abs(y - last) > meantPx) setReadingOn(y > last);
      else return;
      last = y;
    };
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);
  return readingOn;
}
