const innerBrowsers =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|Barcelona|Snapchat|MicroMessenger|LinkedInApp|Pinterest|TwitterAndroid|Twitter for iPhone|Line|Telegram)\b|; wv\)/;

/**
 * Returns whether a user agent is the browser inside another app. Such browsers drop files that a page makes itself, and Google refuses to sign in
 * there. On iPhones they name no Safari, as an installed shop does too.
 */
export function isInnerBrowser(agent: string): boolean {
  return innerBrowsers.test(agent) || (/\b(?:iPhone|iPad|iPod)\b/.test(agent) && !agent.includes('Safari/'));
}
