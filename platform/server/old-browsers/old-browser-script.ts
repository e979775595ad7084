import { type Config, contactsOf } from '../config.ts';
import { telling } from './newer-features.ts';

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

/**
 * It reads in browsers of 2012, and each byte of it is in every page. The phone number has digits and a plus alone. Each browser that lacks a
 * feature with a stand-in lacks one of `telling` too. A WebView of an app may have no storage, and reading a blocked one throws.
 */
function scriptFor(phone: string): string {
  return (
    `(function(w,d){var g,t,f='/old-browser.js',p='${phone}',s=d.currentScript;` +
    `try{t=w.localStorage&&w.sessionStorage}catch(e){}if(!(t&&w.matchMedia&&${expression}))d.write('<script src="'+f+'" data-phone="'+p+'"><\\/script>');` +
    `w.addEventListener('error',function(){setTimeout(function(){` +
    `if(!g&&d.documentElement.dataset.interactive==null){g=d.createElement('script');g.src=f;g.dataset.phone=p;g.dataset.broken='';` +
    `d.head.appendChild(g)}},1500)});` +
    `if(s)s.parentNode.removeChild(s)})(window,document);`
  );
}

/** `w.Intl&&w.Intl.Segmenter&&…` */
const expression = telling.map((name) => `w.${name.split('.')[0]}&&w.${name}`).join('&&');
