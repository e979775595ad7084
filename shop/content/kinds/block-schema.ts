import { z } from 'zod';
import { ownPath } from './own-path.ts';

const at = z.int().min(0).max(2_000);
const text = z.string().max(25_000);

const spanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ at, kind: z.enum(['plain', 'strong', 'soft']), text }),
  z.strictObject({ at, kind: z.literal('link'), text, to: z.string().regex(ownPath) }),
]);

const spans = z.array(spanSchema).max(2_000);

/** A text as paragraphs, headings, lists and steps. It holds no HTML: what looks like it is text. */
export const blocksSchema = z
  .array(
    z.union([
      z.strictObject({ at, kind: z.enum(['heading', 'paragraph']), spans }),
      z.strictObject({
        at,
        kind: z.enum(['list', 'steps']),
        items: z.array(z.strictObject({ at, spans })).max(500),
      }),
    ]),
  )
  .max(1_000);
