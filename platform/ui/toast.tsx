import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Action = { label: string; act: () => void };
export type Message = { type: 'success' | 'error' | 'info'; text: string; action?: Action | undefined };

/** Nobody waits for them then, and a first message finds them there. */
const fetchAfterMs = 4_000;

/** What was said before the toasts were there to say it; they are fetched with the first message, or after a while. */
const waiting: Message[] = [];
let listener: ((message: Message) => void) | undefined;
let fetchToasts: (() => void) | undefined;

/** Says what happened, at the top centre of the page. May be called from anywhere in the browser. */
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

/** The toasts take over: what waited comes first. */
export function listenToToasts(heard: (message: Message) => void): () => void {
  listener = heard;
  for (const message of waiting.splice(0)) heard(message);
  return () => {
    listener = undefined;
  };
}

/** Stands once around the whole page. */
export function Toaster({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ Toasts: ComponentType }>();
  useEffect(() => {
    let begun = false;
    fetchToasts = () => {
      if (begun) return;
      begun = true;
      void import('./toasts.tsx').then(setLoaded, () => {
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
