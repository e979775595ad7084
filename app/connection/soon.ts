const skeletonAfterMs = 200;

/**
 * Waits for a read as long as no skeleton would be shown for it: a page that comes at once turns from the card that was pressed
 * straight into itself; a slow one opens with its skeleton.
 */
export async function soon(read: Promise<unknown>): Promise<null> {
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, skeletonAfterMs))]);
  return null;
}
