import { type Customer, type Goods, orderBody } from '../customers.ts';

/** Requests of a usual day, as shares of a hundred. */
const mix: [share: number, kind: Kind][] = [
  [12, () => ({ path: '/' })],
  [30, ({ goods }) => ({ path: `/product/${any(goods).id}` })],
  [18, () => ({ path: `/all-products?sort=${any(sorts)}&minPrice=${whole(400)}` })],
  [8, () => ({ path: `/search?q=${any(words)}` })],
  [8, () => ({ path: `/api/search/suggestions?q=${any(words).slice(0, 3)}` })],
  [8, ({ goods }) => ({ path: `/api/products/${any(goods).id}` })],
  [9, ({ goods }) => ({ path: '/api/cart/add', body: { productId: any(goods).id, quantity: 1 } })],
  [3, () => ({ path: '/api/orders', signedIn: true })],
  [4, ({ goods }) => ({ path: '/api/delivery/create', body: orderBody([any(goods)]) })],
];

type Shop = { goods: Goods[]; customers: Customer[] };
type Visit = { path: string; body?: object; signedIn?: boolean };
type Kind = (shop: Shop) => Visit;

const sorts = ['popular', 'price', 'price-desc', 'newest', 'rating'];
const words = ['ashwagandha', 'hair oil', 'tulsi', 'triphala', 'neem', 'brahmi', 'churna', 'ashvagandha'];
const networks = 250;

const whole = (below: number) => Math.floor(Math.random() * below);
const any = <T>(all: T[]): T => all[whole(all.length)]!;

/** Sends one request of the mix. Returns its kind and status, 0 without a response. */
export async function visit(origin: string, shop: Shop): Promise<string> {
  const { path, body, signedIn = body !== undefined } = pick()(shop);
  const kind = path.replace(/[?].*$|\/\d+$/, '');
  const headers = {
    'x-forwarded-for': `198.51.100.${whole(networks)}`,
    ...(signedIn ? { authorization: `Bearer ${any(shop.customers).token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(origin + path, init).catch(() => null);
  await response?.arrayBuffer().catch(() => {});
  return `${kind} ${response?.status ?? 0}`;
}

function pick(): Kind {
  let left = whole(100);
  for (const [share, kind] of mix) {
    left -= share;
    if (left < 0) return kind;
  }
  return mix[0]![1];
}
