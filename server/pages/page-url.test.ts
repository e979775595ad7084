import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { routesFor } from './page-url.ts';

const routes = [
  {
    id: 'layout',
    path: undefined,
    children: [
      { id: 'home', path: undefined, index: true },
      { id: 'product', path: 'product/:id' },
      { id: 'orders', path: 'Orders', children: [{ id: 'order', path: ':number' }] },
      { id: 'old', path: '/all-products' },
      { id: 'maybe', path: 'guide?/hair' },
      { id: 'slug', path: ':slug/reviews' },
      { id: 'missing', path: '*' },
    ],
  },
  { id: 'admin', path: 'admin', children: [{ id: 'start', path: 'start' }] },
];

const segments =
  ',product,PRODUCT,%70roduct,orders,all-products,guide,hair,reviews,admin,start,7,*,:id,%2F,..,İ,ſtart';
const segment = fc.constantFrom(...segments.split(','));

it('any address finds the same page among the routes that its first segment leaves', () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), (given) => {
      const path = `/${given.join('/')}`;
      const idsIn = (all: object[]) => matchRoutes(all as never, path)?.map(({ route }) => route.id);
      expect(idsIn(routesFor(routes, path))).toEqual(idsIn(routes));
    }),
    { numRuns: 2_000 },
  );
});
