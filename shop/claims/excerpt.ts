import { z } from 'zod';

export const excerptSchema = z
  .object({ before: z.string(), words: z.string(), after: z.string() })
  .meta({ description: 'The words of a claim with the text around them.' });

export type Excerpt = z.infer<typeof excerptSchema>;

/** Returns the words of a claim with at most twelve words around them on each side. */
export function excerptOf(text: string, { start, end }: { start: number; end: number }): Excerpt {
  const before = text
    .slice(0, start)
    .split(/(?<=\s)/)
    .slice(-12)
    .join('');
  const after = text
    .slice(end)
    .split(/(?<=\s)/, 12)
    .join('');
  return { before, words: text.slice(start, end), after };
}
