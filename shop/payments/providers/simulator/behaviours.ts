const behaviours = [
  'usual',
  'slow',
  'busy',
  'garbage',
  'down',
  'drop',
  'early',
  'never',
  'repeat',
  'late',
  'shuffle',
  'mixed',
] as const;
const calls = ['begin', 'find', 'refund', 'end', 'webhook'] as const;

export type Behaviour = (typeof behaviours)[number];
export type Call = (typeof calls)[number];

/**
 * `POST /simulator/behave` sets how the simulator takes the next requests. `as` names a behaviour, `times` its number of requests (one), `on`
 * limits it to beginning a try (`begin`), asking (`find`), `refund`, `end` or its own `webhook`s.
 */
export function openBehaviour() {
  let behaviour: Behaviour = 'usual';
  let left = 0;
  let only: Call | null = null;
  return {
    behave(asked: URLSearchParams): { as: Behaviour; times: number } | null {
      const as = behaviours.find((known) => known === asked.get('as'));
      if (!as) return null;
      behaviour = as;
      left = Math.max(1, Math.trunc(Number(asked.get('times') ?? 1)) || 1);
      only = calls.find((known) => known === asked.get('on')) ?? null;
      return { as: behaviour, times: left };
    },
    next(call: Call): Behaviour {
      const isMeant = only === null ? call !== 'webhook' : only === call;
      if (left === 0 || !isMeant) return 'usual';
      left -= 1;
      return behaviour;
    },
  };
}

export type SimulatedBehaviour = ReturnType<typeof openBehaviour>;
