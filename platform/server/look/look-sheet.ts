import { createHash } from 'node:crypto';
import { logoSize } from './logo.ts';
import { ivory, type PaletteName, palettes, type Token, tokens } from './palettes.ts';

export type Look = { SHOP_PALETTE: PaletteName; SHOP_LOGO?: string | undefined };

/**
 * Returns the styles that a shop has beside those of every page: the colours of its palette, and its logo in the header. Empty for the
 * first palette without a logo. They are in a sheet of their own, since the policy of pages allows no inline style, and since a shop
 * without them loads nothing more.
 */
export function lookSheet({ SHOP_PALETTE, SHOP_LOGO }: Look): string {
  return coloursOf(SHOP_PALETTE) + (SHOP_LOGO ? logoRule(SHOP_LOGO) : '');
}

function coloursOf(name: PaletteName): string {
  if (name === 'forest') return '';
  const { light, dark } = palettes[name];
  return `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`;
}

/** Twice `:root`, so that it wins over the theme wherever it is. */
function rule(colours: Record<Token, string>): string {
  return `:root:root{${tokens.map((token) => `--color-${token}:${colours[token]}`).join(';')}}`;
}

const rowPixels = 36;
const widestPixels = 150;

/** The name stays in the page for readers of screens, and the picture covers it. On a dark page a logo lies on light ground. */
function logoRule(logo: string): string {
  const { width, height } = logoSize(logo) ?? { width: 1, height: 1 };
  const shown = Math.min(widestPixels, Math.round((width / height) * rowPixels));
  const title = 'header a[href="/"]>.font-serif';
  return (
    `${title}{display:block;width:${shown}px;max-width:100%;height:${rowPixels}px;font-size:0;` +
    `background:url("${logoPath(logo)}") left center/contain no-repeat}` +
    `@media (prefers-color-scheme:dark){${title}{background-color:${ivory};border-radius:6px}}` +
    `@media (forced-colors:active){${title}{background:none;font-size:1.5rem}}`
  );
}

/** Returns the address of the sheet with its version, or null when a shop needs none. */
export function lookUrl(look: Look): string | null {
  const sheet = lookSheet(look);
  return sheet === '' ? null : `/look.css?v=${versionOf(sheet)}`;
}

/** Returns the path of the logo with its version, so that a new one is never an old copy. */
export function logoPath(logo: string): string {
  return `/look/logo.png?v=${versionOf(logo)}`;
}

export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Adds the sheet to a finished page, and the colour of its bar in a browser. The browser's code knows nothing of it, so it costs no byte there. */
export function withLook(html: string, look: Look): string {
  const url = lookUrl(look);
  if (url === null) return html;
  const { light, dark } = palettes[look.SHOP_PALETTE];
  return html
    .replace('</head>', () => `<link rel="stylesheet" href="${url}"/></head>`)
    .replace(`content="${palettes.forest.light.forest}"`, () => `content="${light.forest}"`)
    .replace(`content="${palettes.forest.dark.ghee}"`, () => `content="${dark.ghee}"`);
}
