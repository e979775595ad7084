/** For pages whose server rendering depends on query parameters. */
export type PageHandle = {
  /** The page cache keeps one page per value of these parameters and ignores all others. */
  queryParams: readonly string[];
};

export function queryParamsOf(handle: unknown): readonly string[] {
  return (handle as Partial<PageHandle> | undefined)?.queryParams ?? [];
}
