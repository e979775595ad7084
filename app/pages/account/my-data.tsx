import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { openFile } from '#platform/ui/sending/save-file.ts';
import type { User } from '#shop/accounts/contract.ts';
import { endpoints } from '#shop/accounts/account-deletion.ts';
import { DeleteAccount } from '#shop/accounts/ui/deletion/delete-account.tsx';
import { MyConsents } from './my-consents.tsx';

export function MyData({ user }: { user: User }) {
  return (
    <section aria-labelledby="my-data" className="flex flex-col gap-10 pt-8">
      <div className="flex flex-col items-start gap-3">
        <h3 id="my-data" className="text-xl">
          Your data
        </h3>
        <p className="max-w-2xl text-moss">
          Download what the shop keeps of you as one file: your profile, your addresses, your orders with
          their parcels and invoices, your reviews, your cart and wishlist, our mails to you, what you agreed
          to and where you are logged in.
        </p>
        <DownloadButton />
      </div>
      <MyConsents />
      <DeleteAccount user={user} />
    </section>
  );
}

function DownloadButton() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await openFile(() => callApi(endpoints.link, {}), 'Your data could not be downloaded. Please try again.');
    setBusy(false);
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void download()}>
      Download your data
    </Button>
  );
}
