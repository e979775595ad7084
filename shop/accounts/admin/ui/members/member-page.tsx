import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { endpoints, type MemberDetails } from '../../members.ts';
import { FactorList } from './factor-list.tsx';
import { memberQuery, useStaffAction } from './queries.ts';
import { RoleForm } from './role-form.tsx';

type Props = { id: string; userId: number };

/** A staff member as the owner manages them: role, devices, second factors, removal. */
export function MemberPage({ id, userId }: Props) {
  const { data, error, refetch } = useQuery(memberQuery(id));
  if (error && !data)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message || 'The staff member could not be loaded.'}
      </Notice>
    );
  if (!data) return <Skeleton className="h-60 w-full" />;
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <p className="wrap-anywhere text-moss">
        <span className="font-semibold text-ink">{data.name}</span>, {data.email}
      </p>
      <section aria-label="Role" className="flex flex-col gap-3">
        <RoleForm key={data.version} member={data} userId={userId} />
        <Link
          to={`/admin/log?kind=staff-member&entity=${id}`}
          className="link inline-flex min-h-11 items-center self-start"
        >
          What changed here
        </Link>
      </section>
      <Devices member={data} />
      <Factors member={data} />
      <Removal member={data} />
    </div>
  );
}

function Devices({ member: { id, devices } }: { member: MemberDetails }) {
  const end = useStaffAction((deviceId: number) =>
    callApi(endpoints.endDevice, { params: { id: String(id), deviceId: String(deviceId) } }),
  );
  return (
    <section aria-labelledby="devices" className="flex flex-col gap-3">
      <h2 id="devices" className="text-2xl">
        Devices
      </h2>
      {devices.length === 0 && <p className="text-moss">Logged in nowhere.</p>}
      <ul aria-label="Devices" className="divide-y divide-line border-y border-line empty:hidden">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-4 py-2">
            <p className="flex-1">
              {device.name} {device.isThis && <Badge>This device</Badge>}
              <span className="block text-sm text-moss">last seen on {formatDay(device.lastSeenAt)}</span>
            </p>
            {!device.isThis && (
              <Button
                variant="quiet"
                aria-label={`Log out ${device.name}`}
                busy={end.isPending && end.variables === device.id}
                onClick={() => end.mutate(device.id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Factors({ member: { id, factors, isYou } }: { member: MemberDetails }) {
  const remove = useStaffAction((factorId: number) =>
    isYou
      ? callApi(endpoints.removeOwnFactor, { params: { factorId: String(factorId) } })
      : callApi(endpoints.removeFactor, { params: { id: String(id), factorId: String(factorId) } }),
  );
  return (
    <section aria-labelledby="factors" className="flex flex-col gap-3">
      <h2 id="factors" className="text-2xl">
        Second factors
      </h2>
      <FactorList
        factors={factors}
        removing={remove.isPending ? remove.variables : undefined}
        onRemove={remove.mutate}
      />
      <p className="text-sm text-moss">Removing one logs out the devices that may have used it.</p>
    </section>
  );
}

function Removal({ member: { id, name, version } }: { member: MemberDetails }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useStaffAction(async () => {
    await callApi(endpoints.changeRole, { params: { id: String(id) }, body: { role: null, version } });
    return { message: `${name} is no longer staff.` };
  });
  const onSuccess = () => void navigate('/admin/staff', { replace: true });
  return (
    <section aria-label="Removal" className="border-t border-line pt-6">
      <Button variant="danger" onClick={() => setAsking(true)}>
        Remove from staff
      </Button>
      <Dialog title={`Remove ${name}?`} open={isAsking} onClose={() => setAsking(false)}>
        <p className="pb-4 text-moss">
          The role, the second factors and all devices end at once. The account stays as a customer. You can
          invite {name} again.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess })}
          >
            Remove
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
