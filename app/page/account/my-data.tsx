import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { listAddresses } from '#shop/account/contract.ts';
import { getProfile, listDevices } from '#shop/identity/contract.ts';
import { getOrder, listOrders } from '#shop/ordering/contract.ts';

/** Everything the shop keeps of a person, as one JSON file. */
export function MyData() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save(await readEverything());
    } catch {
      toast.error('Your data could not be downloaded. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="my-data" className="flex flex-col items-start gap-3 pt-8">
      <h3 id="my-data" className="text-xl">
        Your data
      </h3>
      <p className="max-w-2xl text-moss">
        Download what the shop keeps of you as one file: your profile, your addresses, your orders and where
        you are logged in.
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void download()}>
        Download your data
      </Button>
    </section>
  );
}

async function readEverything() {
  const profile = await callApi(getProfile, {});
  const [addresses, orders, devices] = await Promise.all([
    callApi(listAddresses, { params: { userId: String(profile.id) } }),
    callApi(listOrders, {}),
    callApi(listDevices, {}),
  ]);
  const details = [];
  for (const { orderNumber } of orders) details.push(await callApi(getOrder, { params: { orderNumber } }));
  return { profile, addresses, orders: details, devices };
}

function save(everything: object): void {
  const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'my-data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
