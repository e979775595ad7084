/** A step of work. Its words are those of the source code, never a value of a request or a row. */
export type Step = {
  kind: 'request' | 'statement' | 'job' | 'outside';
  name: string;
  attributes?: Record<string, string | number>;
};

export type OpenStep = {
  fail: (error: unknown) => void;
  end: (last?: { name?: string; attributes?: Step['attributes'] }) => void;
};

/** Records steps. `server/tracing` makes one when traces are on; otherwise none of its code is loaded. */
export type Tracer = {
  /** Opens a step within the current one. Requests and jobs begin a trace; other steps without one are not recorded. */
  begin: (step: Step) => OpenStep;
  /** Runs `work` with a step as the current one. */
  within: <T>(step: OpenStep, work: () => T) => T;
  /** Returns `work` bound to the current step, for callbacks that another request may call. */
  bind: <T extends (...given: never[]) => unknown>(work: T) => T;
  currentId: () => string | undefined;
};

let tracer: Tracer | undefined;

export function useTracer(given: Tracer | undefined): void {
  tracer = given;
}

export function currentTracer(): Tracer | undefined {
  return tracer;
}

/** Returns the id of the trace that the caller is in, for its log lines. */
export function traceId(): string | undefined {
  return tracer?.currentId();
}

/** Runs `work` as a step. Without a tracer it only runs. An error, or a call of `fail`, marks the step. */
export function traced<T>(step: Step, work: (fail: (error: unknown) => void) => Promise<T>): Promise<T> {
  if (!tracer) return work(() => {});
  const open = tracer.begin(step);
  const run = async () => {
    try {
      return await work(open.fail);
    } catch (error) {
      open.fail(error);
      throw error;
    } finally {
      open.end();
    }
  };
  return tracer.within(open, run);
}
