import { expect, test } from 'vitest';
import { isLocalUrl } from './local-url.ts';

test.each([
  'http://localhost:3000',
  'https://LOCALHOST',
  'http://127.0.0.1:8080',
  'http://127.1',
  'http://[::1]:3000',
  'http://0.0.0.0:3000',
  'http://shop.localhost',
])('an email cannot lead to %s', (url) => {
  expect(isLocalUrl(url)).toBe(true);
});

test.each(['https://sita.example', 'https://localhost.in', 'http://192.168.1.4:3000', 'https://127.in'])(
  'others may reach %s',
  (url) => {
    expect(isLocalUrl(url)).toBe(false);
  },
);
