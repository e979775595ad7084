const moods = ['usual', 'slow', 'refuse', 'garbage', 'drop'] as const;

export type Mood = (typeof moods)[number];

/** How the simulator takes the next calls of the protocol: as told by `POST /simulator/behave`, then as usual again. */
export function openMood() {
  let mood: Mood = 'usual';
  let left = 0;
  return {
    /** `as` names a mood, `times` how many calls it lasts (one). Out: what was understood, null for an unknown mood. */
    behave(asked: URLSearchParams): { as: Mood; times: number } | null {
      const as = moods.find((known) => known === asked.get('as'));
      if (!as) return null;
      mood = as;
      left = Math.max(1, Math.trunc(Number(asked.get('times') ?? 1)) || 1);
      return { as: mood, times: left };
    },
    next(): Mood {
      if (left === 0) return 'usual';
      left -= 1;
      return mood;
    },
  };
}

export type CourierMood = ReturnType<typeof openMood>;
