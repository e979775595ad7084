import type { ShopContext } from './context.ts';
import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import type { PublishedContent } from '#shop/content/published.ts';
import { defaultContent } from '#shop/content/server/live-content.ts';

/** Returns the published words of a shop: those of the running process, or the texts that come with the shop. */
export async function contentOf({
  content,
  config,
}: Pick<ShopContext, 'content' | 'config'>): Promise<PublishedContent> {
  const demo = config.SHOP_DEMO;
  return content?.current({ demo }) ?? defaultContent({ demo, readDemo: readDemoTexts });
}
