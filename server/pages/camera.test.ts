import { expect, it } from 'vitest';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { fakeChanges } from '#platform/server/cache/testing.ts';
import * as home from '#app/pages/home.tsx';
import { readShopConfig } from '../config.ts';
import { createPageCache } from './page-cache.ts';
import { readPageUrls } from './page-url.ts';
import { buildOf } from './testing.ts';

const config = readShopConfig({});
const pageUrl = readPageUrls(() => Promise.resolve(buildOf({ '': home, 'admin/*': home })), config);
const answer = createPageCache(
  () => Promise.resolve(new Response('<html></html>', { headers: { 'content-type': 'text/html' } })),
  { pageUrl, config, cache: createResponseCache(fakeChanges()) },
);

it.each([
  ['/admin/packing', 'camera=(self)'],
  ['/admin', 'camera=(self)'],
  ['/', null],
  ['/administration', null],
])('the camera of a phone is for staff pages alone: %s', async (path, camera) => {
  const policy = (await answer(new Request(`http://localhost${path}`))).headers.get('permissions-policy');
  if (camera) expect(policy).toContain(camera);
  else expect(policy).toBeNull();
});
