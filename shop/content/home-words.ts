import type { PublishedContent } from './published.ts';

type Shop = { SHOP_NAME: string; SHOP_TAGLINE: string; SHOP_DEMO: boolean };

/** The words of the home page: those of the merchant, those of the demo, or name and tagline of the shop. */
export function homeWords(content: PublishedContent, { SHOP_NAME: name, SHOP_TAGLINE, SHOP_DEMO }: Shop) {
  const { title, subtitle, action, strip } = content.find('home', 'home')?.data ?? {
    title: name,
    subtitle: SHOP_TAGLINE,
    action: '',
    strip: '',
  };
  const usualStrip = SHOP_DEMO ? `Trending natural supplements from ${name}` : `Popular at ${name}`;
  return { title, subtitle, action: action || 'EXPLORE', strip: strip || usualStrip };
}
