import { useSyncExternalStore } from 'react';

const key = 'offerCode';
const changed = 'offer-code';

/** Keeps the code of an offer in this browser, until an order has used it. */
export function keepCode(code: string): void {
  const text = code.trim();
  if (text === '' || text.length > 60) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new Event(changed));
}

export function useOfferCode(): string {
  return useSyncExternalStore(subscribe, readCode, () => '');
}

function readCode(): string {
  return localStorage.getItem(key) ?? '';
}

function subscribe(listener: () => void): () => void {
  for (const event of ['storage', changed]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['storage', changed]) window.removeEventListener(event, listener);
  };
}
