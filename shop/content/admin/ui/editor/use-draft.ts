import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ApiError } from '#platform/ui/call-api.ts';
import { deleteDraft, readDraft, storeDraft } from '#platform/ui/stored-draft.ts';
import { type FormValue, formSchema } from '../../texts.ts';

const saveAfterMs = 1_200;
const tryAgainAfterMs = 4_000;

export type DraftState = 'saved' | 'typing' | 'saving' | 'offline' | 'wrong' | 'stale';

export type StaleTexts = { message: string; revision: number; current: FormValue };

const typedSchema = z.object({ revision: z.int(), form: formSchema });

/** Keeps what staff typed in this tab until the shop has it. */
function useStored(key: string, userId: number) {
  const [stored] = useState(() => readDraft(key, userId, typedSchema));
  return {
    stored,
    store: (typed: z.infer<typeof typedSchema>) => storeDraft(key, userId, typed),
    forget: () => deleteDraft(key, userId),
  };
}

type Sending = {
  /** Of the text: the tab keeps what staff typed under it. */
  name: string;
  userId: number;
  sendDraft: (draft: { revision: number; form: FormValue }) => Promise<{ revision: number }>;
  onSaved: () => void;
};

/**
 * Holds what staff type and saves it as the draft a moment later, or when they leave. Without a network it keeps the text and tries again, also
 * after they come back to it. A save over the work of a colleague stops until staff choose one of both texts.
 */
export function useDraft(
  entry: { form: FormValue; revision: number },
  { name, userId, sendDraft, onSaved }: Sending,
) {
  const { stored, store, forget } = useStored(`text ${name}`, userId);
  const [form, setForm] = useState(stored?.form ?? entry.form);
  const [state, setState] = useState<DraftState>(stored ? 'typing' : 'saved');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [stale, setStale] = useState<StaleTexts | null>(null);
  const revision = useRef(stored?.revision ?? entry.revision);
  const newest = useRef(form);
  const running = useRef<Promise<boolean> | null>(null);

  async function send(): Promise<boolean> {
    const typed = newest.current;
    setState('saving');
    try {
      const saved = await sendDraft({ revision: revision.current, form: typed });
      revision.current = saved.revision;
      setErrors({});
      onSaved();
      if (newest.current !== typed) return await send();
      forget();
      setState('saved');
      return true;
    } catch (error) {
      return refused(error);
    }
  }

  function refused(error: unknown): false {
    const refusal = readRefusal(error);
    setState(refusal.state);
    if (refusal.stale) setStale(refusal.stale);
    if (refusal.errors) setErrors(refusal.errors);
    return false;
  }

  /** Saves at once. Returns whether the draft is what staff see. */
  async function save(typed: FormValue = newest.current): Promise<boolean> {
    newest.current = typed;
    while (running.current) await running.current;
    running.current = send().finally(() => (running.current = null));
    return running.current;
  }

  useAutosave({ state, form, save });

  return {
    form,
    state,
    errors,
    stale,
    revision: () => revision.current,
    save,
    type(typed: FormValue) {
      newest.current = typed;
      setForm(typed);
      store({ revision: revision.current, form: typed });
      if (state !== 'stale') setState('typing');
    },
    keepMine() {
      if (!stale) return;
      revision.current = stale.revision;
      setStale(null);
      setState('typing');
    },
    takeTheirs() {
      if (!stale) return;
      revision.current = stale.revision;
      newest.current = stale.current;
      setForm(stale.current);
      setStale(null);
      setState('saved');
      forget();
    },
    /** Another text takes the place of what was typed. */
    forget,
  };
}

type Autosave = { state: DraftState; form: FormValue; save: (typed: FormValue) => Promise<boolean> };

/** Saves a moment after the last letter or when staff leave, and asks before a tab with unsaved text closes. */
function useAutosave({ state, form, save }: Autosave): void {
  const saving = useRef(save);
  useEffect(() => {
    saving.current = save;
  });
  useEffect(() => {
    if (state !== 'typing' && state !== 'offline') return undefined;
    const timer = setTimeout(
      () => void saving.current(form),
      state === 'typing' ? saveAfterMs : tryAgainAfterMs,
    );
    return () => clearTimeout(timer);
  }, [state, form]);
  const unsaved = useRef<FormValue | null>(null);
  useEffect(() => {
    unsaved.current = state === 'typing' ? form : null;
  });
  useEffect(
    () => () => {
      if (unsaved.current !== null) void saving.current(unsaved.current);
    },
    [],
  );
  useEffect(() => {
    if (state === 'saved') return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state]);
}

type RefusedSave = { state: DraftState; stale?: StaleTexts; errors?: Record<string, string> };

function readRefusal(error: unknown): RefusedSave {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { state: 'offline' };
  const { code, fields, message, body } = error;
  if (code !== 'changed_meanwhile')
    return { state: 'wrong', errors: Object.keys(fields).length > 0 ? fields : { '': message } };
  const { revision, current } = body as { revision: number; current: FormValue };
  return { state: 'stale', stale: { message, revision, current } };
}
