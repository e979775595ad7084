import { expect, it } from 'vitest';
import * as missing from '#app/pages/not-found.tsx';
import * as product from '#app/pages/product.tsx';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { fakeChanges } from '#platform/server/cache/testing.ts';
import { readShopConfig } from '../config.ts';
import { createPageCache } from './page-cache.ts';
import { readPageUrls } from './page-url.ts';
import { buildOf, nextTurn } from './testing.ts';

const config = readShopConfig({});
const build = buildOf({ 'product/:id': product, '*': missing });

it('one 404 is kept for all unknown addresses, and none of a known page', async () => {
  const rendered: string[] = [];
  const render = (request: Request) => {
    rendered.push(new URL(request.url).pathname);
    const headers = { 'content-type': 'text/html' };
    return Promise.resolve(new Response('<p>not here</p>', { status: 404, headers }));
  };
  const pageUrl = readPageUrls(() => Promise.resolve(build), config);
  const answer = createPageCache(render, { pageUrl, config, cache: createResponseCache(fakeChanges()) });
  const ask = async (path: string) => {
    const response = await answer(new Request(`http://localhost${path}`));
    expect([response.status, await response.text()]).toEqual([404, '<p>not here</p>']);
    await nextTurn();
  };
  for (const path of ['/no-1', '/no-1', '/no/2?x=1', '/wp-login.php', '/no%20way', '/%2e%2e/x'])
    await ask(path);
  expect(rendered).toEqual(['/not-found']);
  for (const path of ['/no-1.data', '/no/2.data?_routes=x']) await ask(path);
  for (const path of ['/product/none', '/product/none']) await ask(path);
  expect(rendered.slice(1)).toEqual(expect.arrayContaining(['/not-found.data', '/product/none']));
  expect(rendered.filter((path) => path === '/product/none')).toHaveLength(2);
});
