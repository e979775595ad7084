const localNames = /^(?:localhost|.{1,250}\.localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/;

/** Returns whether only this machine reaches an address, so that a link to it in an email leads nowhere. */
export function isLocalUrl(url: string): boolean {
  return localNames.test(new URL(url).hostname);
}
