const skeletonAfterMs = 200;

/** Waits for a read until a skeleton would appear, so that a fast page can join the view transition of the pressed card. */
export async function raceWithSkeleton(read: Promise<unknown>): Promise<null> {
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, skeletonAfterMs))]);
  return null;
}
