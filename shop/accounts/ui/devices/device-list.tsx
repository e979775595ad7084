import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { formatDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { Device } from '#shop/accounts/devices.ts';
import { devicesQuery, useEndDevice } from './queries.ts';

export function DeviceList() {
  const { data, isError, refetch } = useQuery(devicesQuery());
  const { mutate: end, isPending, variables } = useEndDevice();
  if (isError && !data)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your devices could not be loaded.
      </Notice>
    );
  if (!data) return <Skeleton className="h-48" />;
  return (
    <div className="flex flex-col gap-6 pt-4">
      <ul className="divide-y divide-line border-y border-line">
        {data.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <DeviceFacts device={device} />
            {!device.isThis && (
              <Button
                variant="quiet"
                aria-label={`Log out ${device.name}`}
                busy={isPending && variables === device.id}
                onClick={() => end(device.id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          variant="secondary"
          className="self-start"
          busy={isPending && variables === null}
          onClick={() => end(null)}
        >
          Log out all other devices
        </Button>
      )}
    </div>
  );
}

function DeviceFacts({ device: { name, isThis, loggedInAt, lastSeenAt } }: { device: Device }) {
  return (
    <>
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-leaf" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isThis && <Badge>This device</Badge>}
        </p>
        <p className="text-sm text-moss">
          Logged in on {formatDay(loggedInAt)}, last seen on {formatDay(lastSeenAt)}
        </p>
      </div>
    </>
  );
}
