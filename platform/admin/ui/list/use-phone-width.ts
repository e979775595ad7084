import { useSyncExternalStore } from 'react';

/** Whether the screen is below 640 pixels. Staff pages render their data only in the browser. */
export function usePhoneWidth(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia('(width < 640px)');
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia('(width < 640px)').matches,
    () => false,
  );
}
