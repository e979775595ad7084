import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Part } from '#platform/admin/ui/part.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { TextAreaField, TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import type { ShownCustomer } from '../../customers.ts';
import { endpoints } from '../../phone-requests.ts';

type PhoneAct = 'correct' | 'data' | 'deletion';

type Props = { shown: ShownCustomer; onDone: () => void };

/** The acts for a customer on the phone, each with a reason. The account's own email receives what only the customer may have. */
export function AskedByPhone({ shown, onDone }: Props) {
  const [asked, setAsked] = useState<PhoneAct | null>(null);
  const close = () => setAsked(null);
  const done = (message: string) => {
    toast.success(message);
    close();
    onDone();
  };
  return (
    <Part title="What a customer asks on the phone">
      <p className="mb-4 wrap-anywhere">
        You correct the name and the phone number. The file of all data and the link that deletes the account
        go to {shown.email} alone. The customer changes the email and the saved addresses under My Profile.
        The address of an open order is changed on its page.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked('correct')}>
          Correct details
        </Button>
        <Button variant="secondary" onClick={() => setAsked('data')}>
          Send the data
        </Button>
        <Button variant="danger" onClick={() => setAsked('deletion')}>
          Delete the account
        </Button>
      </div>
      <Dialog title={asked ? dialogs[asked].title : ''} open={asked !== null} onClose={close}>
        {asked === 'correct' && <CorrectionForm shown={shown} onClose={close} onDone={done} />}
        {asked && asked !== 'correct' && (
          <RequestForm id={shown.id} asked={asked} onClose={close} onDone={done} />
        )}
      </Dialog>
    </Part>
  );
}

const dialogs = {
  correct: { title: 'Correct details', text: '', action: '' },
  data: {
    title: 'Send the data',
    text: 'The customer gets all data of the account as a file, by email. You do not see the file.',
    action: 'Send the data',
  },
  deletion: {
    title: 'Delete the account',
    text: 'The customer gets a link by email, which works for 24 hours. The account is deleted when the customer confirms there, and not before.',
    action: 'Send the link',
  },
} satisfies Record<PhoneAct, object>;

type FormProps = { onClose: () => void; onDone: (message: string) => void };

function RequestForm({ id, asked, onClose, onDone }: FormProps & { id: number; asked: 'data' | 'deletion' }) {
  const [reason, setReason] = useState('');
  const { text, action } = dialogs[asked];
  const endpoint = asked === 'data' ? endpoints.sendData : endpoints.sendDeletionLink;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(endpoint, { params: { id: String(id) }, body: { reason } }),
    onSuccess: ({ message }) => onDone(message),
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <p className="text-moss">{text}</p>
      <ReasonField reason={reason} error={error} onReason={setReason} />
      <Buttons
        action={action}
        isDanger={asked === 'deletion'}
        busy={isPending}
        error={error}
        onClose={onClose}
      />
    </form>
  );
}

function CorrectionForm({ shown, onClose, onDone }: FormProps & { shown: ShownCustomer }) {
  const [before] = useState({
    firstName: shown.firstName,
    lastName: shown.lastName,
    mobile: shown.mobile ?? '',
    reason: '',
  });
  const [typed, setTyped] = useState(before);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      // A field that was not touched keeps what the customer may have saved since.
      const changed = Object.entries(typed).filter(
        ([name, text]) => text !== before[name as keyof typeof before],
      );
      const body = { reason: typed.reason, ...Object.fromEntries(changed) };
      return callApi(endpoints.correct, { params: { id: String(shown.id) }, body });
    },
    onSuccess: ({ message }) => onDone(message),
  });
  const field = (name: keyof typeof before) => ({
    value: typed[name],
    error: fieldError(error, name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <TextField label="First name" maxLength={80} {...field('firstName')} />
      <TextField label="Last name" maxLength={80} {...field('lastName')} />
      <TextField label="Mobile number" inputMode="tel" {...field('mobile')} />
      <ReasonField
        reason={typed.reason}
        error={error}
        onReason={(reason) => setTyped({ ...typed, reason })}
      />
      <Buttons action="Correct details" busy={isPending} error={error} onClose={onClose} />
    </form>
  );
}

type ReasonProps = { reason: string; error: Error | null; onReason: (reason: string) => void };

function ReasonField({ reason, error, onReason }: ReasonProps) {
  return (
    <TextAreaField
      label="Reason"
      hint="Only staff read it. It is stored with your name."
      rows={2}
      maxLength={200}
      value={reason}
      error={fieldError(error, 'reason')}
      onChange={({ target }) => onReason(target.value)}
    />
  );
}

type ButtonsProps = {
  action: string;
  isDanger?: boolean;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
};

function Buttons({ action, isDanger = false, busy, error, onClose }: ButtonsProps) {
  const isAtField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return (
    <>
      {error && !isAtField && <Notice tone="error">{failureOf(error)}</Notice>}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={busy}>
          {action}
        </Button>
      </div>
    </>
  );
}

function fieldError(error: Error | null, name: string): string | undefined {
  return error instanceof ApiError ? error.fields[name] : undefined;
}
