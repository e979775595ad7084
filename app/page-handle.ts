/** A page exports `handle: PageHandle` when its server rendering depends on query parameters. */
export type PageHandle = {
  /** Names of the parameters; the page cache keeps one page for each of their values, and drops all others. */
  queryParams: readonly string[];
};

export function queryParamsOf(handle: unknown): readonly string[] {
  return (handle as Partial<PageHandle> | undefined)?.queryParams ?? [];
}
