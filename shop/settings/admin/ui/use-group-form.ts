import { useRef, useState } from 'react';
import { z } from 'zod';
import { useLeaveWarning } from '#platform/admin/ui/form/use-staff-form.ts';
import { ApiError } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { deleteDraft, readDraft, storeDraft } from '#platform/ui/stored-draft.ts';
import type { Setting } from '../contract.ts';
import { focusOn } from '#platform/admin/ui/focus-on.ts';
import type { SettingChanges } from './queries.ts';

const draftSchema = z.object({
  typed: z.record(z.string(), z.string()),
  versions: z.record(z.string(), z.number()),
});

type Draft = z.infer<typeof draftSchema>;

const nothing: Draft = { typed: {}, versions: {} };

const staleSchema = z.object({
  settings: z.array(
    z.object({
      name: z.string(),
      yours: z.string().nullable(),
      current: z.string().nullable(),
      version: z.number(),
    }),
  ),
});

export type Stale = z.infer<typeof staleSchema> & { message: string };

type Options = {
  name: string;
  userId: number;
  settings: Setting[];
  save: (body: SettingChanges) => Promise<void>;
};

/**
 * The form of one group. A draft survives Back and reload, closing the tab asks first, and a failed save keeps what was typed. A stale save
 * keeps both values until the owner chooses.
 */
export function useGroupForm({ name, userId, settings, save }: Options) {
  const key = `settings ${name}`;
  const [draft] = useState(() => readDraft(key, userId, draftSchema));
  const { typed, versions, newest, write } = useNewest(draft ?? nothing);
  const [isRestored, setRestored] = useState(draft !== null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [stale, setStale] = useState<Stale>();
  const [isSaving, setSaving] = useState(false);
  const changed = settings.filter((one) => one.name in typed && typed[one.name] !== one.value);
  useLeaveWarning(changed.length > 0);

  const clear = (left: Record<string, string> = {}) => {
    deleteDraft(key, userId);
    write({ typed: left, versions: {} });
    setRestored(false);
    setErrors({});
    setFailure(undefined);
    setStale(undefined);
  };
  const type = ({ name: setting, version }: Setting, value: string) => {
    const before = newest.current;
    const next = {
      typed: { ...before.typed, [setting]: value },
      // The version is that of the value which the owner saw first.
      versions: { ...before.versions, [setting]: before.versions[setting] ?? version },
    };
    write(next);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([one]) => one !== setting)));
    storeDraft(key, userId, next);
  };
  const send = async (values: Record<string, string>, seen: Record<string, number>) => {
    setSaving(true);
    setErrors({});
    setFailure(undefined);
    setStale(undefined);
    try {
      await save({ changes: withNulls(values), versions: seen });
      clear();
    } catch (error) {
      show(error);
    } finally {
      setSaving(false);
    }
  };
  const show = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const both = error.code === 'changed_meanwhile' ? staleSchema.safeParse(error.body) : undefined;
    if (both?.success) return setStale({ ...both.data, message: error.message });
    const own = settings.filter((one) => one.name in error.fields);
    setErrors(Object.fromEntries(own.map((one) => [one.name, `${one.label} ${error.fields[one.name]}.`])));
    if (own.length < Object.keys(error.fields).length || own.length === 0)
      setFailure(failureOf(error, 'What you typed is kept. Please save again.'));
    focusOn(own[0]?.name ?? '');
  };
  return {
    valueOf: (setting: Setting) => typed[setting.name] ?? setting.value ?? '',
    errors,
    failure,
    stale,
    isSaving,
    isRestored: isRestored && changed.length > 0,
    isChanged: changed.length > 0,
    type,
    discard: () => clear(),
    submit: () => send(valuesOf(changed, typed), versions),
    keepMine: ({ settings: both }: Stale) => {
      const newer = { ...versions, ...Object.fromEntries(both.map((one) => [one.name, one.version])) };
      write({ typed: newest.current.typed, versions: newer });
      return send(valuesOf(changed, typed), newer);
    },
    takeTheirs: ({ settings: both }: Stale) => {
      const theirs = new Set(both.map((one) => one.name));
      const left = Object.fromEntries(Object.entries(typed).filter(([one]) => !theirs.has(one)));
      clear(left);
    },
  };
}

/** A picture changes its field once it is sent, and keeps what was typed since: `newest` is never that of an older drawing. */
function useNewest(first: Draft) {
  const [draft, setDraft] = useState(first);
  const newest = useRef(first);
  const write = (next: Draft) => {
    newest.current = next;
    setDraft(next);
  };
  return { ...draft, newest, write };
}

function valuesOf(changed: Setting[], typed: Draft['typed']): Record<string, string> {
  return Object.fromEntries(changed.map(({ name }) => [name, typed[name] ?? '']));
}

/** An empty field takes the value away. */
function withNulls(values: Record<string, string>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || null]));
}

export type GroupFormState = ReturnType<typeof useGroupForm>;
