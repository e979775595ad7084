import { useEffect, useState } from 'react';
import { failureOf } from '../../../ui/sending/failure-of.ts';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../../ui/call-api.ts';
import { deleteDraft, readDraft, storeDraft } from '../../../ui/stored-draft.ts';

const storedDraft = z.object({ version: z.number(), values: z.record(z.string(), z.unknown()) });

const conflictBody = z.object({
  version: z.number(),
  current: z.record(z.string(), z.unknown()),
  changed: z.array(z.string()),
});

/** The fields that a colleague has changed since. */
type Conflict = z.infer<typeof conflictBody> & { message: string };

export type StaffFormOptions<Values extends FieldValues> = {
  /** Names the draft of this tab: `product 7`. */
  name: string;
  userId: number;
  /** The version that the shop sent with `values`. */
  version: number;
  values: Values;
  resolver?: Resolver<Values>;
  /** Returns the new version, if the entity has one. */
  save: (values: Values, version: number) => Promise<{ version: number } | void>;
  /** Opens the form again where a refused save does not show all current values, such as an address. */
  reopen?: () => void;
  onSaved?: () => void;
};

/** Without it a restored draft would keep the values from before it, and the form would stay dirty after a save. */
const wholeReset = { keepDefaultValues: false };

/**
 * A form of the staff side, which loses nothing that was typed: a draft survives Back and reload, closing the tab asks first,
 * and a failed save keeps the form. A stale save shows who changed the entity, and either version can win.
 */
export function useStaffForm<Values extends FieldValues>(options: StaffFormOptions<Values>) {
  const { name, userId, values, resolver, save, onSaved } = options;
  const [draft] = useState(() => readDraft(`staff ${name}`, userId, storedDraft));
  const [version, setVersion] = useState(draft?.version ?? options.version);
  const [isRestored, setRestored] = useState(draft !== null);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm<Values>({
    ...(resolver ? { resolver } : {}),
    defaultValues: values as DefaultValues<Values>,
    // Fields that the form no longer has are not restored.
    ...(draft ? { values: pickKnown(values, draft.values), resetOptions: { keepDefaultValues: true } } : {}),
  });
  const { isDirty } = form.formState;
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => storeDraft(`staff ${name}`, userId, { version, values: typed }),
    });
  }, [form, name, userId, version]);
  useLeaveWarning(isDirty);

  const clearDraft = () => {
    deleteDraft(`staff ${name}`, userId);
    setRestored(false);
    setConflict(undefined);
    setFailure(undefined);
  };
  const discard = () => {
    form.reset(values, wholeReset);
    setVersion(options.version);
    clearDraft();
  };
  const send = async (typed: Values, seen: number) => {
    setFailure(undefined);
    setConflict(undefined);
    const saved = await save(typed, seen).catch(showFailure);
    if (saved === 'failed') return;
    if (saved) setVersion(saved.version);
    const meanwhile = differing(typed, form.getValues());
    form.reset(typed, wholeReset);
    clearDraft();
    for (const [field, value] of Object.entries(meanwhile))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    if (Object.keys(meanwhile).length > 0)
      storeDraft(`staff ${name}`, userId, { version: saved?.version ?? seen, values: form.getValues() });
    onSaved?.();
  };
  const showFailure = (error: unknown): 'failed' => {
    if (!(error instanceof ApiError)) throw error;
    const stale = error.code === 'changed_meanwhile' ? conflictBody.safeParse(error.body) : undefined;
    if (stale?.success) {
      setConflict({ ...stale.data, message: error.message });
      return 'failed';
    }
    setFailure(failureOf(error, 'What you typed is kept. Please save again.'));
    for (const [field, message] of Object.entries(error.fields))
      if (field in values) form.setError(field as Path<Values>, { message }, { shouldFocus: true });
    return 'failed';
  };
  const keepMine = (stale: Conflict) => {
    setVersion(stale.version);
    return form.handleSubmit((typed) => send(typed, stale.version))();
  };
  const takeTheirs = (stale: Conflict) => {
    if (options.reopen) {
      form.reset(values, wholeReset);
      clearDraft();
      options.reopen();
      return;
    }
    form.reset(pickKnown(values, stale.current), wholeReset);
    setVersion(stale.version);
    clearDraft();
  };
  const submit = form.handleSubmit((typed) => send(typed, version));
  return { form, submit, isRestored, discard, failure, conflict, keepMine, takeTheirs };
}

export type StaffFormState<Values extends FieldValues> = ReturnType<typeof useStaffForm<Values>>;

/** The browser asks before a tab with unsaved text closes. */
export function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** Returns the fields that were typed into while the save was under way. */
function differing<Values extends FieldValues>(saved: Values, now: Values): Partial<Values> {
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

function pickKnown<Values extends FieldValues>(values: Values, given: Record<string, unknown>): Values {
  const known = Object.entries(given).filter(([field]) => field in values);
  return { ...values, ...Object.fromEntries(known) };
}
