import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Action = { label: string; act: () => void };
export type Message = { type: 'success' | 'error' | 'info'; text: string; action?: Action | undefined };

/** After this time the page is idle, and the first toast finds its code loaded. */
const fetchAfterMs = 4_000;

/** Messages wait here until the code of the toasts has loaded. */
const waiting: Message[] = [];
let listener: ((message: Message) => void) | undefined;
let fetchToasts: (() => void) | undefined;

/** Shows a message at the top centre of the page. Any code in the browser may call it. */
export const toast = {
  success: (text: string, action?: Action) => say({ type: 'success', text, action }),
  error: (text: string, action?: Action) => say({ type: 'error', text, action }),
  info: (text: string, action?: Action) => say({ type: 'info', text, action }),
};

function say(message: Message): void {
  if (listener) return listener(message);
  waiting.push(message);
  fetchToasts?.();
}

/** Hands over the waiting messages, then each new one. */
export function listenToToasts(heard: (message: Message) => void): () => void {
  listener = heard;
  for (const message of waiting.splice(0)) heard(message);
  return () => {
    listener = undefined;
  };
}

export function Toaster({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ Toasts: ComponentType }>();
  useEffect(() => {
    let begun = false;
    fetchToasts = () => {
      if (begun) return;
      begun = true;
      void import('./toasts/toasts.tsx').then(setLoaded, () => {
        begun = false;
      });
    };
    const timer = setTimeout(fetchToasts, waiting.length > 0 ? 0 : fetchAfterMs);
    return () => {
      clearTimeout(timer);
      fetchToasts = undefined;
    };
  }, []);
  return (
    <>
      {children}
      {loaded && <loaded.Toasts />}
    </>
  );
}
