// §2 routes of the shop: home, listings, search, product, cart, checkout, payment, hair, 404
// §2 every route, dialog, menu and toast without a serious finding of axe
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { everyRoute } from '../e2e/every-page/every-route.ts';
import { staffPageAt, staffPages } from './admin/staff-pages.ts';
import routes from './routes.ts';

it('the journeys visit every route and every staff page, and no other', () => {
  const staff = staffPages.map(({ path }) => (path ? `/admin/${path}` : '/admin'));
  expect(Object.keys(everyRoute)).toEqual([...pathsOf(routes, ''), ...staff]);
});

it('a customer downloads one route for all staff pages', () => {
  const paths = pathsOf(routes, '').filter((path) => path.startsWith('/admin'));
  expect(paths).toEqual(['/admin/*']);
});

it('a staff URL leads to its page with parameters, others to the missing page', () => {
  const at = (path: string) => {
    const { params, isMissing } = staffPageAt(path);
    return isMissing ? 'missing' : params;
  };
  expect(at('/admin')).toEqual({});
  expect(at('/admin/')).toEqual({});
  expect(at('/admin/orders/AR-1000012/edit')).toEqual({ orderNumber: 'AR-1000012' });
  expect(at('/Admin/Stock/Batches/7/')).toEqual({ id: '7' });
  expect(at('/admin/stock/7/8')).toBe('missing');
  expect(at('/admin/no-such-page')).toBe('missing');
  expect(at('/%61dmin/orders')).toBe('missing');
});

function pathsOf(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? parent : `${parent}/${path}`;
    return children ? pathsOf(children, here) : [index ? `${parent}/` : here];
  });
}
