import { useState } from 'react';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { endpoints } from '../papers.ts';
import { recentMonths } from '#platform/admin/months.ts';
import type { WithFactor } from './queries.ts';

/** A month for the accountant: sheets, return, register and papers in one ZIP file, and the GST sheets as a page. */
export function PaperMonth({ withFactor }: { withFactor: WithFactor }) {
  const [months] = useState(() => recentMonths(new Date()));
  // The month that is over is the one to file.
  const [month, setMonth] = useState(months[1]!.value);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const load = () => withFactor(() => callApi(endpoints.zip, { params: { month } }));
    await saveFile(load, `accountant-${month}.zip`);
    setBusy(false);
  };
  return (
    <section aria-labelledby="paper-month" className="screen-only flex flex-col gap-4">
      <h2 id="paper-month" className="text-xl">
        Close a month
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Month to close"
          options={months}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <ButtonLink to={`/admin/papers/gst/${month}`}>GSTR-1 sheets</ButtonLink>
        <Button variant="secondary" busy={isBusy} onClick={() => void save()}>
          Everything for the accountant (ZIP)
        </Button>
      </div>
    </section>
  );
}
