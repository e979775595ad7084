import { describe, expect, it } from 'vitest';
import { visitsOf } from './visit.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

const served = (given: Partial<Parameters<typeof visitsOf>[0]>) =>
  visitsOf({
    method: 'GET',
    url: '/',
    status: 200,
    userAgent: chrome,
    referer: '',
    isPrefetch: false,
    ownHosts: ['shop.example'],
    ...given,
  }).map(({ kind, key }) => (key ? `${kind} ${key}` : kind));

describe('a visit', () => {
  it('counts the page, also by a click inside the shop, and never its query', () => {
    expect(served({ url: '/about?q=9876543210' })).toEqual(['view', 'page /about']);
    expect(served({ url: '/about.data' })).toEqual(['view', 'page /about']);
    expect(served({ url: '/_.data' })).toEqual(['view', 'page /']);
    expect(served({ url: '/product/amla-powder', status: 304 })).toEqual([
      'view',
      'page /product/amla-powder',
      'product',
    ]);
    expect(served({ url: '/checkoutpage' })).toContain('checkout');
    expect(served({ method: 'POST', url: '/api/cart/add' })).toEqual(['cart']);
  });

  it.each([
    ['a bot', { userAgent: 'Googlebot/2.1' }],
    ['a program without a name', { userAgent: '' }],
    ['a prefetch', { isPrefetch: true }],
    ['a page that does not exist', { url: '/product/none', status: 404 }],
    ['a staff page', { url: '/admin/orders' }],
    ['a link with a token', { url: '/track/secret' }],
    ['a refused cart', { method: 'POST', url: '/api/cart/add', status: 409 }],
    ['a picture', { url: '/images/products/oil.webp' }],
    ['a long path', { url: `/category/${'a'.repeat(200)}` }],
  ])('counts nothing for %s', (_, given) => {
    expect(served(given)).toEqual([]);
  });

  it('names the website or the campaign that led here, and not the shop itself', () => {
    const sourceOf = (given: Parameters<typeof served>[0]) =>
      served(given).filter((visit) => visit.startsWith('source'));
    expect(sourceOf({ referer: 'https://www.instagram.com/p/1?user=meera' })).toEqual([
      'source instagram.com',
    ]);
    expect(sourceOf({ referer: 'https://shop.example/cart' })).toEqual([]);
    expect(sourceOf({ url: '/?utm_source=Diwali-Mail', referer: 'https://a.example' })).toEqual([
      'source utm: diwali-mail',
    ]);
    expect(sourceOf({ url: '/.data' })).toEqual([]);
  });

  it.each(['meera@example.in', '9876543210', '<script>', 'x'.repeat(90), 'नमस्ते', "a'; drop table"])(
    'counts the forged source %s as other',
    (source) => {
      const url = `/?utm_source=${encodeURIComponent(source)}`;
      expect(served({ url })).toEqual(['view', 'page /', 'source utm: other']);
    },
  );

  it.each(['nothing', 'javascript:alert(1)', 'http://', 'https://9876543210.example'])(
    'survives the forged referrer %s',
    (referer) => {
      expect(['source other', undefined]).toContain(served({ referer })[2]);
    },
  );
});
