import { data, redirect, type RouterContextProvider } from 'react-router';
import type { ContentKind } from '#shop/content/kinds/kinds.ts';
import { pagePath } from '#shop/content/kinds/page-path.ts';
import type { Shown } from '#shop/content/published.ts';
import { pageContext } from '../../context.ts';

type Context = Readonly<RouterContextProvider>;

/** Returns the published words of a page, or null. Redirects a former address to the entry that has moved. */
export function findWritten<K extends ContentKind>(context: Context, kind: K, key: string): Shown<K> | null {
  const { content } = context.get(pageContext);
  const shown = content.find(kind, key);
  const moved = shown ? undefined : content.movedTo(pagePath(kind, key));
  if (moved !== undefined) throw redirect(moved, 301);
  return shown ?? null;
}

/** Responds with what a page shows, or with 404 when the shop has not written it. */
export function orMissing<T>(shown: T | null) {
  return data(shown, { status: shown === null ? 404 : 200 });
}
