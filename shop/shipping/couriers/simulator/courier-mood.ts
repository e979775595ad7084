const moods = ['usual', 'slow', 'refuse', 'garbage', 'down', 'drop', 'repeat', 'late'] as const;
const calls = ['create', 'packages', 'edit', 'update', 'pickup'] as const;

export type Mood = (typeof moods)[number];
type ProtocolCall = (typeof calls)[number];

/** `POST /simulator/behave` sets how the simulator takes the next requests. */
export function openMood() {
  let mood: Mood = 'usual';
  let left = 0;
  let only: ProtocolCall | null = null;
  return {
    /**
     * `as` names a mood, `times` its number of requests (one), `on` limits it to creating (`create`), tracking (`packages`)
     * cancelling (`edit`) acts after a failed try (`update`) or a `pickup`. Returns the mood, or null for an unknown one.
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
