import { useSyncExternalStore } from 'react';

const key = 'pincode';
const changed = 'pincode-changed';

/** The last pincode in this browser; empty on the server. */
export function useRememberedPincode(): [string, (pincode: string) => void] {
  const pincode = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) ?? '',
    () => '',
  );
  return [pincode, rememberPincode];
}

function rememberPincode(pincode: string): void {
  localStorage.setItem(key, pincode);
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changed, listener);
  };
}
