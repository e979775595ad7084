import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { ProveFactor } from './prove-factor.tsx';
import { staffSessionQuery } from './queries.ts';

type FactorRequest = { settle: (isProved: boolean) => void };

let open: ((asked: FactorRequest) => void) | undefined;

/**
 * Runs an action. When the shop wants a second factor of the last ten minutes, a dialog asks for it, and the action runs
 * again. Typed text stays. A closed dialog throws the refusal.
 */
export async function withFreshFactor<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    const isWanted = error instanceof ApiError && error.code === 'fresh_second_factor_needed';
    if (!isWanted || !open) throw error;
    const isProved = await new Promise<boolean>((settle) => open?.({ settle }));
    if (!isProved) throw error;
    return withFreshFactor(action);
  }
}

/** The dialog behind `withFreshFactor`. The staff gate holds it once. */
export function FreshFactorDialog() {
  const [asked, setAsked] = useState<FactorRequest>();
  const { data } = useQuery(staffSessionQuery());
  useEffect(() => {
    open = setAsked;
    return () => {
      open = undefined;
    };
  }, []);
  const settle = (isProved: boolean) => {
    asked?.settle(isProved);
    setAsked(undefined);
  };
  return (
    <Dialog title="Is it you?" open={asked !== undefined} onClose={() => settle(false)}>
      {data && (
        <ProveFactor
          session={data}
          onProved={() => {
            settle(true);
            return Promise.resolve();
          }}
        />
      )}
    </Dialog>
  );
}
