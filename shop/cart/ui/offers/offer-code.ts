import { useSyncExternalStore } from 'react';

const key = 'offerCode';
const changed = 'offer-code';

/** Keeps the code of an offer in this browser, until an order has used it. */
export function keepCode(code: string): void {
  store(code);
  window.dispatchEvent(new Event(changed));
}

function store(code: string): void {
  const text = code.trim();
  if (text === '' || text.length > 60) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/** A customer who removes the code of a link does not get it again. */
let isLinkRead = false;

/**
 * Keeps the code of the link that led here, such as `/?code=DIWALI10`. The server renders each page as if the link had none. The browser knows
 * the address of its first page, so no page loads code for it before the cart.
 */
function keepLinkedCode(): void {
  if (isLinkRead) return;
  isLinkRead = true;
  const [first] = performance.getEntriesByType('navigation');
  const code = first && new URL(first.name).searchParams.get('code');
  if (code) store(code);
}

export function useOfferCode(): string {
  return useSyncExternalStore(subscribe, readCode, () => '');
}

function readCode(): string {
  keepLinkedCode();
  return localStorage.getItem(key) ?? '';
}

function subscribe(listener: () => void): () => void {
  for (const event of ['storage', changed]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['storage', changed]) window.removeEventListener(event, listener);
  };
}
