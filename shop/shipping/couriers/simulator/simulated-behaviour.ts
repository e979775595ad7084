const behaviours = ['usual', 'slow', 'refuse', 'garbage', 'down', 'drop', 'repeat', 'late'] as const;
const calls = ['create', 'packages', 'edit', 'update', 'pickup'] as const;

export type Behaviour = (typeof behaviours)[number];
type ProtocolCall = (typeof calls)[number];

/** `POST /simulator/behave` sets how the simulator takes the next requests. */
export function openBehaviour() {
  let behaviour: Behaviour = 'usual';
  let left = 0;
  let only: ProtocolCall | null = null;
  return {
    /**
     * `as` names a behaviour, `times` its number of requests (one), `on` limits it to creating (`create`), tracking (`packages`)
     * cancelling (`edit`) acts after a failed try (`update`) or a `pickup`. Returns the behaviour, or null for an unknown one.
     */
    behave(asked: URLSearchParams): { as: Behaviour; times: number } | null {
      const as = behaviours.find((known) => known === asked.get('as'));
      if (!as) return null;
      behaviour = as;
      left = Math.max(1, Math.trunc(Number(asked.get('times') ?? 1)) || 1);
      only = calls.find((known) => known === asked.get('on')) ?? null;
      return { as: behaviour, times: left };
    },
    next(call: ProtocolCall): Behaviour {
      if (left === 0 || (only !== null && only !== call)) return 'usual';
      left -= 1;
      return behaviour;
    },
  };
}

export type SimulatedBehaviour = ReturnType<typeof openBehaviour>;
