const moods = ['usual', 'slow', 'refuse', 'garbage', 'down', 'drop', 'repeat', 'late'] as const;
const calls = ['create', 'packages', 'edit'] as const;

export type Mood = (typeof moods)[number];
type ProtocolCall = (typeof calls)[number];

/** How the simulator takes the next calls of the protocol: as told by `POST /simulator/behave`, then as usual again. */
export function openMood() {
  let mood: Mood = 'usual';
  let left = 0;
  let only: ProtocolCall | null = null;
  return {
    /**
     * `as` names a mood, `times` how many calls it lasts (one), `on` whether only creating (`create`), asking
     * (`packages`) or cancelling (`edit`) counts. Returns what was understood, null for an unknown mood.
     */
    behave(asked: URLSearchParams): { as: Mood; times: number } | null {
      const as = moods.find((known) => known === asked.get('as'));
      if (!as) return null;
      mood = as;
      left = Math.max(1, Math.trunc(Number(asked.get('times') ?? 1)) || 1);
      only = calls.find((known) => known === asked.get('on')) ?? null;
      return { as: mood, times: left };
    },
    next(call: ProtocolCall): Mood {
      if (left === 0 || (only !== null && only !== call)) return 'usual';
      left -= 1;
      return mood;
    },
  };
}

export type CourierMood = ReturnType<typeof openMood>;
