/** For pages whose server rendering depends on query parameters. */
export type PageHandle = {
  /** The page cache keeps one page per value of these parameters and ignores all others. */
  queryParams: readonly string[];
  /** The path parameter with the id or slug of the product whose stock this page shows. */
  productParam?: string;
  /** Every address shows the same page, so one is kept for all, also as a 404. */
  isForAllAddresses?: boolean;
  /** How long the page may be kept, when that is less than until its data changes. */
  keepSeconds?: number;
};

export function queryParamsOf(handle: unknown): readonly string[] {
  return handleOf(handle).queryParams ?? [];
}

export function handleOf(handle: unknown): Partial<PageHandle> {
  return (handle as Partial<PageHandle> | undefined) ?? {};
}
