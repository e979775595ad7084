import { type SubmitEvent, useState } from 'react';
import type { z } from 'zod';
import type { FieldErrors } from '#platform/refusal.ts';
import { ApiError } from '#platform/ui/call-api.ts';
import { newsletterMessages } from '../contract.ts';

/** The network failed while the rules loaded. */
const notLoaded = { fields: {}, message: '' };

type NewsletterFormState = {
  errors: FieldErrors;
  said: { good: boolean; text: string } | null;
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** A short form, checked by rules that load when it is sent, and sent by `send`. A failure keeps the input. */
export function useNewsletterForm<S extends z.ZodType>(
  loadRules: () => Promise<S>,
  send: (typed: z.input<S>) => Promise<{ message: string }>,
): NewsletterFormState {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [said, setSaid] = useState<NewsletterFormState['said']>(null);
  const [busy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement) {
    const typed = Object.fromEntries(new FormData(form));
    setSaid(null);
    setBusy(true);
    try {
      const wrong = errorsOf(await loadRules(), typed);
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return focusField(form, wrong);
      const { message } = await send(typed as z.input<S>);
      setSaid({ good: true, text: message });
    } catch (error) {
      const { fields, message } = error instanceof ApiError ? error : notLoaded;
      setErrors(fields);
      setSaid({ good: false, text: message || newsletterMessages.failed });
    } finally {
      setBusy(false);
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { errors, said, busy, onSubmit };
}

function errorsOf(schema: z.ZodType, typed: unknown): FieldErrors {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

function focusField(form: HTMLFormElement, wrong: FieldErrors): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in wrong);
  if (first instanceof HTMLElement) first.focus();
}
