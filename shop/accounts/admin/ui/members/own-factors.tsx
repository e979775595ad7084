import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { StaffSession } from '../../contract.ts';
import { endpoints } from '../../members.ts';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { SetUpFactor } from '../set-up-factor.tsx';
import { FactorList } from './factor-list.tsx';
import { ownFactorsQuery, useRefreshStaff, useStaffAction } from './queries.ts';

/** The own second factors: list, add, remove. The last one stays. */
export function OwnFactors({ session }: { session: StaffSession }) {
  const { data } = useQuery(ownFactorsQuery());
  const refresh = useRefreshStaff();
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<string[]>([]);
  const remove = useStaffAction((factorId: number) =>
    callApi(endpoints.removeOwnFactor, { params: { factorId: String(factorId) } }),
  );
  const renew = useStaffAction(async () => {
    const { recoveryCodes } = await callApi(endpoints.renewRecoveryCodes, {});
    setCodes(recoveryCodes);
    return { message: 'The old recovery codes have ended.' };
  });
  const onAdded = (recoveryCodes: string[]) => {
    setAdding(false);
    setCodes(recoveryCodes);
    void refresh();
  };
  return (
    <section aria-labelledby="own-factors" className="flex max-w-2xl flex-col items-start gap-3">
      <h2 id="own-factors" className="text-2xl">
        Your second factors
      </h2>
      <p className="text-moss">Set up two, so that a lost phone does not lock you out.</p>
      {!data && <Skeleton className="h-16 w-full" />}
      {data && (
        <div className="w-full">
          <FactorList
            factors={data}
            removing={remove.isPending ? remove.variables : undefined}
            onRemove={remove.mutate}
          />
        </div>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onStored={() => setCodes([])} />}
      {isAdding ? (
        <SetUpFactor session={session} onAdded={onAdded} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add a second factor
          </Button>
          <Button variant="secondary" busy={renew.isPending} onClick={() => renew.mutate(undefined)}>
            Make new recovery codes
          </Button>
        </div>
      )}
    </section>
  );
}
