import { readPublished } from '#shop/content/server/read-published.ts';
import { openSettings } from './open-settings.ts';

const realShop = { SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25' };

/** A real shop without words of its own, whose owner imports files. */
export async function openRealShop() {
  const shop = await openSettings(realShop);
  const texts = async () => {
    const { rows } = await readPublished(shop.db);
    return Object.fromEntries(rows.map(({ kind, entry }) => [`${kind} ${entry.key}`, entry.data]));
  };
  const check = async (more: object) => (await shop.call('POST', '/file/check', { file: fileOf(more) })).body;
  const bring = async (more: object) => {
    const { versions } = await check(more);
    return shop.call('POST', '/file', { file: fileOf(more), versions });
  };
  return { ...shop, texts, check, bring };
}

export const fileOf = (more: object) => ({
  format: 'aranya-shop',
  version: 1,
  kinds: { settings: {}, content: [], gstRates: [], ...more },
});
