import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import type { Db } from '#platform/server/db.ts';
import type { PublishedContent } from '#shop/content/published.ts';
import { defaultContent, type LiveContent, readContentNow } from '#shop/content/server/live-content.ts';

const defaults = {
  true: await defaultContent({ demo: true, readDemo: readDemoTexts }),
  false: await defaultContent({ demo: false, readDemo: readDemoTexts }),
};

/** The published words for tests: read on each look, as a running process does each second. */
export function readingContent(db: Db): LiveContent {
  const read = new Map<boolean, PublishedContent>();
  return {
    current: ({ demo }) => read.get(demo) ?? defaults[`${demo}`],
    look: async () => {
      for (const demo of [true, false])
        read.set(demo, await readContentNow(db, { demo, readDemo: readDemoTexts }));
    },
  };
}
