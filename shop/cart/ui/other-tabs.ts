const name = 'cart';
let channel: BroadcastChannel | undefined;

/** One channel per tab, which does not receive its own messages. */
function ownChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(name);
  return channel;
}

export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  ownChannel()?.postMessage('changed');
}

/** Calls `act` when another tab has changed the cart. Returns a function that stops it. */
export function hearOtherTabs(act: () => void): () => void {
  const hears = ownChannel();
  hears?.addEventListener('message', act);
  return () => hears?.removeEventListener('message', act);
}
