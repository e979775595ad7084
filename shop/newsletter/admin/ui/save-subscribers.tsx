import { FileDown } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { endpoints } from '../contract.ts';

/** Saves the newsletter subscribers as CSV. `withFactor` asks for a fresh second factor. */
export function SaveSubscribers({ withFactor }: { withFactor: <T>(act: () => Promise<T>) => Promise<T> }) {
  return (
    <Button
      variant="secondary"
      className="self-start"
      onClick={() =>
        void saveFile(() => withFactor(() => callApi(endpoints.save, {})), 'newsletter-subscribers.csv')
      }
    >
      <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> Newsletter subscribers (CSV)
    </Button>
  );
}
