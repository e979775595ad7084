import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { everyRoute } from '../e2e/every-page/every-route.ts';
import routes from './routes.ts';

it('the journeys visit every route of the site map and no other', () => {
  expect(Object.keys(everyRoute)).toEqual(pathsOf(routes, ''));
});

function pathsOf(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? parent : `${parent}/${path}`;
    return children ? pathsOf(children, here) : [index ? `${parent}/` : here];
  });
}
