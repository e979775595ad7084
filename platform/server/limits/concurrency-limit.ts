import { Refusal } from '../../refusal.ts';

type Options = {
  atOnce: number;
  maxWaiting: number;
  /** Bound of the patient tasks that wait. */
  maxPatient?: number;
};

/**
 * Returns a function that runs at most `atOnce` heavy tasks, so that the processor stays free for customers. Further tasks
 * wait. Refuses (503) when `maxWaiting` tasks wait. A patient task starts only while no other task waits, and never takes the
 * last place, so that work of staff holds up no customer.
 */
export function limitConcurrency({ atOnce, maxWaiting, maxPatient = 0 }: Options) {
  let working = 0;
  const waiting: (() => void)[] = [];
  const patient: (() => void)[] = [];

  const hasPlace = (isPatient: boolean) => working < (isPatient ? atOnce - 1 : atOnce);

  const startNext = () => {
    const isPatient = waiting.length === 0;
    const start = hasPlace(isPatient) ? (isPatient ? patient : waiting).shift() : undefined;
    if (!start) return;
    working += 1;
    start();
  };

  return async <T>(
    work: () => Promise<T>,
    { isPatient = false }: { isPatient?: boolean } = {},
  ): Promise<T> => {
    const queue = isPatient ? patient : waiting;
    if (hasPlace(isPatient)) working += 1;
    else if (queue.length >= (isPatient ? maxPatient : maxWaiting)) throw busy();
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      working -= 1;
      startNext();
    }
  };
}

function busy() {
  return new Refusal('busy', 503, 'The shop is busy. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
}
