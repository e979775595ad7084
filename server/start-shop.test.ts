import { expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { startShop } from './start-shop.ts';

it.each([
  [{ SELLER_STATE: 'Atlantis' }, 'A setting is wrong: SELLER_STATE is no state of India.'],
  [{ SELLER_GSTIN: '29AAAAA0000A1ZX' }, 'A setting is wrong: SELLER_GSTIN is no GSTIN of Karnataka.'],
])('a seller as in %j opens no shop, and is said before anything is started', async (wrong, sentence) => {
  const said: string[] = [];
  const parts = {
    loadPages: () => Promise.reject(new Error('no page')),
    say: (line: string) => said.push(line),
  };
  await expect(startShop(readConfig(wrong), silentLog, parts)).rejects.toThrow(sentence);
  expect(said).toEqual([]);
});
