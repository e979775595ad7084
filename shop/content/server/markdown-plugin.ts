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
        const text = withHelpLinks(await readFile(id, 'utf8'));
        return `export default ${JSON.stringify(readMarkdown(text))}`;
      },
    },
  };
}

/** A page of `docs/help` names another one by its file, and the shop serves them to its staff. */
function withHelpLinks(text: string): string {
  return text.replaceAll(/\]\(([a-z-]{1,40})\.md\)/g, '](/admin/help/$1)');
}
