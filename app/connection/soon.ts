const skeletonAfterMs = 200;

/**
 * Waits for a read until a skeleton would appear. A fast page can then join the view transition of the pressed card; a slow
 * one opens with its skeleton.
 */
export async function soon(read: Promise<unknown>): Promise<null> {
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, skeletonAfterMs))]);
  return null;
}
