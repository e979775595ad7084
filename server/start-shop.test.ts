// §9 a seller that cannot be stops the start with one sentence
import { describe, expect, inject, it } from 'vitest';
import { readShopConfig } from './config.ts';
import { silentLog } from '#platform/server/log.ts';
import { startShop } from './start-shop.ts';

async function start(settings: Record<string, string>) {
  const said: string[] = [];
  const env = { DATABASE_URL: unreachable, ...settings };
  const parts = {
    env,
    loadPages: () => Promise.reject(new Error('no page')),
    say: (line: string) => said.push(line),
  };
  const shop = startShop(readShopConfig(env), silentLog, parts);
  const sentence = await shop.then(
    () => 'started',
    (error: Error) => error.message,
  );
  return { sentence, said };
}

/** The server knows no such database, so every start ends. */
const unreachable = Object.assign(new URL(inject('postgresUrl')), { pathname: '/none' }).href;
const mailed = { MAIL_URL: 'smtp://127.0.0.1:25' };

describe('an unsafe combination of settings stops the start with one sentence', () => {
  it.each([
    ['no mail server', { SHOP_DEMO: 'off' }, 'MAIL_URL'],
    ['no mail server', { PUBLIC_URL: 'https://shop.example' }, 'MAIL_URL'],
    ['no mail server', { PUBLIC_URL: 'HTTPS://Shop.Example' }, 'MAIL_URL'],
    ['no mail server', { PUBLIC_URL: ' https://shop.example' }, 'MAIL_URL'],
    ['no limits', { SHOP_DEMO: 'off', RATE_LIMITS: 'off', ...mailed }, 'RATE_LIMITS'],
    ['no limits', { PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'off', ...mailed }, 'RATE_LIMITS'],
    ['a simulated courier', { SHOP_DEMO: 'off', COURIER: 'simulator', ...mailed }, 'COURIER'],
    [
      'simulated payments',
      { SHOP_DEMO: 'off', PAYMENT_PROVIDER: 'simulator', ...mailed },
      'PAYMENT_PROVIDER',
    ],
    [
      'simulated payments',
      { PUBLIC_URL: 'https://shop.example', PAYMENT_PROVIDER: 'simulator', ...mailed },
      'PAYMENT_PROVIDER',
    ],
  ])('%s with %j', async (_what, settings, named) => {
    const { sentence, said } = await start(settings);
    expect(sentence).toMatch(/^The settings are unsafe for a public shop: [^.]+\.$/);
    expect(sentence).toContain(named);
    expect(said).toEqual([]);
  });

  // §9 settings that are unsafe for a public shop stop the start with one sentence
  it('names every unsafe setting at once', async () => {
    const { sentence } = await start({ SHOP_DEMO: 'off', RATE_LIMITS: 'off', COURIER: 'simulator' });
    expect(sentence).toMatch(/MAIL_URL .*; RATE_LIMITS .*; COURIER /);
  });

  it.each([
    ['a newcomer’s first start', {}],
    ['a demo without limits on this machine', { RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost:4000' }],
    ['a demo on https, which has no simulated payments', { PUBLIC_URL: 'https://shop.example', ...mailed }],
    ['a real shop with mail and limits', { SHOP_DEMO: 'off', PUBLIC_URL: 'https://shop.example', ...mailed }],
  ])('accepts %s', async (_what, settings) => {
    expect((await start(settings)).sentence).not.toMatch(/unsafe/);
  });
});
