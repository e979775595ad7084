import { type Config, contactsOf } from '../config.ts';
import { standIns } from './newer-features.ts';

const charset = /<meta charset="utf-8"\/>/i;

/**
 * Adds a small script at the head of a page, which runs before the page's own. It loads `public/old-browser.js` where a browser lacks one of
 * the features with a stand-in, and where the page's code ends in an error before it works. That file adds the stand-ins, or says that the
 * browser is too old, with the shop's phone number and chat. The script leaves the page, since React knows nothing of it.
 */
export function withOldBrowserScript(
  html: string,
  { config, nonce }: { config: Config; nonce: string },
): string {
  const script = scriptFor(contactsOf(config).phone ?? '');
  return html.replace(charset, (meta) => `${meta}<script nonce="${nonce}">${script}</script>`);
}

/** It reads in browsers of 2012. The phone number has digits and a plus alone. */
function scriptFor(phone: string): string {
  return (
    `(function(w,d){var s=d.currentScript,f='/old-browser.js',p='${phone}';` +
    `function go(){var e=d.createElement('script');e.src=f;e.setAttribute('data-phone',p);e.setAttribute('data-broken','');d.head.appendChild(e)}` +
    `if(!(${expression}))d.write('<script src="'+f+'" data-phone="'+p+'"><\\/script>');` +
    `w.addEventListener('error',function(){setTimeout(function(){` +
    `if(d.documentElement.getAttribute('data-interactive')===null&&!w.oldBrowserSaid){w.oldBrowserSaid=1;go()}},1500)});` +
    `if(s)s.parentNode.removeChild(s)})(window,document);`
  );
}

/** `Array.prototype.toSorted&&…`, with each parent that may be missing asked for first. */
const expression = [
  ...['Promise', 'AbortSignal', 'URL', 'Map', 'Intl', 'Element'].map((name) => `w.${name}`),
  ...standIns.map((name) => `w.${name}`),
].join('&&');
