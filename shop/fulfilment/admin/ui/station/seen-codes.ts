/** A pack counts again once the camera has not seen it for this long. */
const goneAfterMs = 1_500;

/** Returns whether a code that a camera shows is a new pack. A pack that stays in the picture counts once. */
export function seenCodes(): (code: string, now: number) => boolean {
  const last = { code: '', at: -Infinity };
  return (code, now) => {
    const isNew = code !== last.code || now - last.at > goneAfterMs;
    Object.assign(last, { code, at: now });
    return isNew;
  };
}
