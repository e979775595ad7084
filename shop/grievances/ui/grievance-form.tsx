import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { formatLongDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { newOrderId } from '#shop/orders/body/order-id.ts';
import { endpoints, type FiledGrievance } from '../contract.ts';
import { grievanceForm, type GrievanceForm as Form } from '../forms.ts';
import { GrievanceFields } from './grievance-fields.tsx';

type Draft = Omit<Form, 'topic'> & { topic: string };

/** Files a complaint without sign-in, and shows its ticket number. A failure keeps the input. */
export function GrievanceForm() {
  const [filed, setFiled] = useState<FiledGrievance>();
  const [failure, setFailure] = useState('');
  // Sent again after a lost response, the same id files one complaint.
  const [requestId] = useState(newOrderId);
  const { register, handleSubmit, setError, formState } = useForm<Draft, unknown, Form>({
    resolver: zodResolver(grievanceForm) as unknown as Resolver<Draft, unknown, Form>,
    defaultValues: { requestId, name: '', email: '', topic: '', orderNumber: '', words: '' },
  });
  if (filed) return <Filed filed={filed} />;
  const send = handleSubmit(async (body) => {
    setFailure('');
    try {
      setFiled(await callApi(endpoints.file, { body }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failureOf(error, 'What you typed is kept. Please send it again.'));
      for (const [name, message] of Object.entries(error.fields))
        setError(name as keyof Draft, { message }, { shouldFocus: true });
    }
  });
  const field = (name: keyof Draft) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <form noValidate aria-label="Complaint" onSubmit={send} className="flex flex-col gap-5">
      <GrievanceFields field={field} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <p className="text-sm text-moss">
        Please send no passwords, codes or card numbers. We keep your complaint for three years after our
        answer, then we delete it.
      </p>
      <Button type="submit" className="self-start" busy={formState.isSubmitting}>
        Send the complaint
      </Button>
    </form>
  );
}

function Filed({ filed: { ticket, redressBy } }: { filed: FiledGrievance }) {
  return (
    <section
      aria-label="Your complaint is filed"
      tabIndex={-1}
      ref={(notice) => notice?.focus({ preventScroll: true })}
      className="flex flex-col gap-3 rounded-md border border-leaf bg-paper p-5 outline-none"
    >
      <p>
        Your ticket number is <strong className="font-semibold">{ticket}</strong>
      </p>
      <p>
        We acknowledge your complaint within 48 hours, and answer by {formatLongDay(redressBy)} at the latest.
      </p>
      <p className="text-moss">
        An email brings you the number and a link to follow it. Please note the number, in case no email
        arrives.
      </p>
    </section>
  );
}
