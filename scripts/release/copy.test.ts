import { expect, it } from 'vitest';
import { isWanted } from './copy.mjs';

it.each(['.env', 'scripts/deploy/compose/.env', 'scripts/deploy/compose/shop.env', 'shop/orders/a.test.ts'])(
  'a release leaves out %s',
  (path) => expect(isWanted(`/home/shop/${path}`)).toBe(false),
);

it.each(['.env.example', 'scripts/deploy/compose/shop.yaml', 'build/server/index.js', 'shop/orders/hold.ts'])(
  'a release holds %s',
  (path) => expect(isWanted(`/home/shop/${path}`)).toBe(true),
);
