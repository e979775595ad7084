import bots from './bots.json' with { type: 'json' };

/** The counts of a day. A page and a source have keys, and the others an empty one. */
export const visitKinds = {
  view: 'Page views',
  product: 'Views of products',
  cart: 'Added to a cart',
  checkout: 'Checkouts opened',
  page: 'Page',
  source: 'Source',
} as const;

export type VisitKind = keyof typeof visitKinds;

export type Visit = { kind: VisitKind; key: string };

type Served = {
  method: string;
  /** The path with its query. */
  url: string;
  status: number;
  userAgent: string;
  referer: string;
  /** The browser fetches it for later. */
  isPrefetch: boolean;
  /** The hosts of the shop. */
  ownHosts: readonly string[];
};

const maxPath = 80;

/** The key of everything beyond the limits, and of texts that may name somebody. */
export const otherKey = 'other';

/**
 * Returns the counts of one answered request, without anything that tells who it was. Bots, staff pages, prefetches and pages that do not exist
 * count nothing.
 */
export function visitsOf({ method, url, status, userAgent, referer, isPrefetch, ownHosts }: Served): Visit[] {
  if (isPrefetch || isBot(userAgent)) return [];
  const [path = '/', query = ''] = url.slice(0, 2_000).split('?', 2);
  if (method === 'POST') return path === '/api/cart/add' && status === 200 ? [{ kind: 'cart', key: '' }] : [];
  if (method !== 'GET' || !(status === 200 || status === 304)) return [];
  const page = pageOf(path);
  if (page === null) return [];
  const isWhole = !path.endsWith('.data');
  const source = isWhole ? sourceOf({ query, referer, ownHosts }) : null;
  return [
    { kind: 'view', key: '' },
    { kind: 'page', key: page },
    ...(page.startsWith('/product/') ? [{ kind: 'product', key: '' } as const] : []),
    ...(page === '/checkoutpage' ? [{ kind: 'checkout', key: '' } as const] : []),
    ...(source ? [{ kind: 'source', key: source } as const] : []),
  ];
}

function isBot(userAgent: string): boolean {
  const text = userAgent.slice(0, 400).toLowerCase();
  return text === '' || bots.some((word) => text.includes(word));
}

/** The first parts of paths of pages. Links with a token, such as those of emails, are none. */
const pages = new Set([
  '',
  'category',
  'search',
  'all-products',
  'product',
  'cart',
  'checkoutpage',
  'payment',
  'learn-ayurveda',
  'hair',
  'about',
  'blog',
  'make-profit',
  'offers',
  'faq',
  'collection',
  'coming-soon',
  'policies',
  'how-it-is-made',
  'wishlist',
]);

/** Returns the path of a page, or null for what is none. A click inside the shop fetches `/about.data`, and `/_.data` for home. */
function pageOf(path: string): string | null {
  const page = path === '/_.data' ? '/' : path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
  const [, first = ''] = page.split('/', 2);
  if (!pages.has(first) || page.length > maxPath) return null;
  return page;
}

type From = { query: string; referer: string; ownHosts: readonly string[] };

/** Returns `utm: instagram`, or the host that led here, or null for a visit from nowhere or from inside. */
function sourceOf({ query, referer, ownHosts }: From): string | null {
  const utm = new URLSearchParams(query).get('utm_source');
  if (utm) return cleanSource(utm, 'utm: ');
  const host = URL.parse(referer.slice(0, 500))?.hostname.replace(/^www\./, '') ?? '';
  if (host === '' || ownHosts.some((own) => own === host || `www.${host}` === own)) return null;
  return cleanSource(host, '');
}

/** A source has the letters of a name. Others, and those with the digits of a phone, count together. */
function cleanSource(text: string, prefix: string): string {
  const name = text.trim().toLowerCase();
  if (!/^[a-z0-9][a-z0-9._-]{0,59}$/.test(name) || /\d{6}/.test(name)) return prefix + otherKey;
  return prefix + name;
}
