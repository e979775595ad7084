import { usualFooter, usualNavigation } from '../navigation.ts';
import type { ContentData, ContentKind, kinds } from '../kinds/kinds.ts';
import type { ShownRow } from '../published.ts';
import type { MarkdownFile } from '../reading/block.ts';

/** Makes a text that comes with the shop. */
export function rowOf<K extends ContentKind>(kind: K, key: string, data: ContentData<K>): ShownRow {
  return { kind, entry: { key, data, number: null, publishedAt: null } };
}

const policyTexts = {
  shipping: () => import('../policies/texts/shipping.md'),
  returns: () => import('../policies/texts/returns.md'),
  privacy: () => import('../policies/texts/privacy.md'),
  terms: () => import('../policies/texts/terms.md'),
  grievance: () => import('../policies/texts/grievance.md'),
} satisfies Record<keyof typeof kinds.policy.fixed, () => Promise<MarkdownFile>>;

/** The texts that come with every shop: templates of policies, and links. */
export async function readDefaults(): Promise<ShownRow[]> {
  const policies = await Promise.all(
    Object.entries(policyTexts).map(async ([key, read]) =>
      rowOf('policy', key, { text: (await read()).default.blocks }),
    ),
  );
  const links = [rowOf('navigation', 'navigation', usualNavigation), rowOf('footer', 'footer', usualFooter)];
  return [...policies, ...links];
}
