const name = 'cart';

export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage('changed');
  channel.close();
}

/** Calls `act` when another tab has changed the cart. Returns a function that stops it. */
export function hearOtherTabs(act: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', act);
  return () => channel.close();
}
