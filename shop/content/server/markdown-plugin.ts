import { readFile } from 'node:fs/promises';
import { readMarkdown } from './read-markdown.ts';

/** Lets modules import an article (`.md`) as its blocks. The build reads the Markdown, so no parser reaches the browser. */
export function markdownPlugin() {
  return {
    name: 'articles',
    enforce: 'pre' as const,
    load: {
      filter: { id: /\.md$/ },
      async handler(id: string) {
        return `export default ${JSON.stringify(readMarkdown(await readFile(id, 'utf8')))}`;
      },
    },
  };
}
