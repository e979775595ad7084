import { type SubmitEvent, useState } from 'react';
import type { Selected } from '#platform/admin/ui/list/list-parts.ts';
import { readIndianTime } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { handStep, type HandStepName, handStepNames } from '../../hand-steps.ts';
import { HandResults } from './hand-results.tsx';
import { useTakeStep } from './queries.ts';

type Props = {
  selected: Selected;
  mayLose: boolean;
  /** The steps that the parcel may take. Without them, all. */
  steps?: readonly HandStepName[];
  /** Every parcel took the step, so nothing is left to select. */
  onSaved?: () => void;
};

/** A button that notes a step of the selected parcels, with its time and a remark. */
export function NoteStep({ selected, mayLose, steps = handStepNames, onSaved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const offered = steps.filter((step) => mayLose || !handStep(step).needsSupport);
  if (offered.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>What happened to the parcel</Button>
      <Dialog title="What happened to the parcel" open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <StepForm selected={selected} steps={offered} onSaved={onSaved} onClose={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}

type FormProps = {
  selected: Selected;
  steps: readonly HandStepName[];
  onSaved: (() => void) | undefined;
  onClose: () => void;
};

function StepForm({ selected, steps, onSaved, onClose }: FormProps) {
  const [step, setStep] = useState<HandStepName>(steps[0]!);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [remark, setRemark] = useState('');
  const take = useTakeStep();
  const at = day === '' ? undefined : readIndianTime(`${day}T${time || '12:00'}`)?.toISOString();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (take.isPending) return;
    const body = { step, remark, orders: selected, ...(at ? { at } : {}) };
    // A parcel that takes no further step loses this form before the answer is read, so no callback of the form would run.
    const taken = await take.mutateAsync(body).catch(() => null);
    if (!taken || taken.results.some(({ outcome }) => outcome === 'refused')) return;
    toast.success(taken.results.length === 1 ? 'The step is saved.' : `Saved: ${taken.results.length}.`);
    onSaved?.();
    onClose();
  };
  if (take.data) return <HandResults results={take.data.results} onClose={onClose} />;
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <SelectField
        label="Step"
        value={step}
        onChange={({ target }) => setStep(target.value as HandStepName)}
        options={steps.map((name) => ({ value: name, label: handStep(name).label }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Day"
          type="date"
          optional
          value={day}
          onChange={({ target }) => setDay(target.value)}
          hint="Empty means now."
        />
        <TextField
          label="Time"
          type="time"
          optional
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      <TextField
        label="Remark for the customer"
        optional
        maxLength={200}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
      {take.error && <Notice tone="error">{take.error.message}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={take.isPending}>
          Save the step
        </Button>
      </div>
    </form>
  );
}
