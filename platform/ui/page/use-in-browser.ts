import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and while the browser takes over the server's HTML, then true. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
