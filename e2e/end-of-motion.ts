/** Halfway through a fade nothing has its contrast yet; what moves for ever is not waited for. */
export async function endOfMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
