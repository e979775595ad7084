import { Fragment, type ReactNode } from 'react';
import { Part } from '#platform/admin/ui/part.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { Setting } from '../contract.ts';
import { shownValue } from '../shown-value.ts';
import { FixedSetting } from './fixed-setting.tsx';
import { GroupCheck } from './machine-check.tsx';
import { MachineApart, MachineSettings } from './machine-settings.tsx';
import type { SettingChanges } from './queries.ts';
import { SettingField } from './setting-field.tsx';
import { type GroupFormState, type Stale, useGroupForm } from './use-group-form.ts';

type Props = {
  id: string;
  title: string;
  settings: Setting[];
  /** The names that the search found. Others keep what was typed. */
  found: ReadonlySet<string>;
  /** Settings of the machine are on another page, and a line leads there. */
  isApart?: boolean;
  userId: number;
  save: (body: SettingChanges) => Promise<void>;
  /** Parts below the form that holds a setting, by its name. */
  below: Below;
};

export type Below = Record<string, (values: Record<string, string>) => ReactNode>;

export function GroupForm({ title, ...form }: Props) {
  const isShown = form.settings.some(({ name }) => form.found.has(name));
  return (
    <div hidden={!isShown}>
      <Part title={title}>
        <SettingsForm title={title} {...form} />
      </Part>
    </div>
  );
}

/** Facts with a button that saves them, then settings of the machine, and their check. */
export function SettingsForm({ id, title, settings, found, isApart, userId, save, below }: Props) {
  const facts = settings.filter(({ kind }) => kind === 'fact');
  const state = useGroupForm({ name: id, userId, settings: facts, save });
  const values = Object.fromEntries(facts.map((one) => [one.name, state.valueOf(one)]));
  const shown = settings.filter(({ name }) => found.has(name));
  const shownFacts = shown.filter(({ kind }) => kind === 'fact');
  const machine = shown.filter(({ kind }) => kind === 'machine');
  return (
    <div className="flex flex-col gap-6">
      {shownFacts.length > 0 && (
        <form
          noValidate
          aria-label={title}
          className="flex max-w-xl flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void state.submit();
          }}
        >
          {state.isRestored && <Restored discard={state.discard} />}
          {shownFacts.map((setting) =>
            setting.source === 'environment' ? (
              <FixedSetting key={setting.name} setting={setting} save={save} />
            ) : (
              <SettingField
                key={setting.name}
                setting={setting}
                value={state.valueOf(setting)}
                error={state.errors[setting.name]}
                onChange={(value) => state.type(setting, value)}
              />
            ),
          )}
          {state.stale && <BothValues stale={state.stale} settings={facts} state={state} />}
          {state.failure && <Notice tone="error">{state.failure}</Notice>}
          {shownFacts.some(({ source }) => source !== 'environment') && (
            <SaveRow state={state} title={title} />
          )}
        </form>
      )}
      {shownFacts.map(({ name }) => (
        <Fragment key={name}>{below[name]?.(values)}</Fragment>
      ))}
      {machine.length > 0 &&
        (isApart ? <MachineApart settings={machine} /> : <MachineSettings settings={machine} />)}
      <GroupCheck settings={shown} isSaving={state.isSaving} />
    </div>
  );
}

function SaveRow({ state, title }: { state: GroupFormState; title: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={state.isSaving} disabled={!state.isChanged && !state.isSaving}>
        Save<span className="sr-only"> {title}</span>
      </Button>
      {state.isChanged && (
        <Button variant="quiet" onClick={state.discard}>
          Discard
        </Button>
      )}
    </div>
  );
}

function Restored({ discard }: { discard: () => void }) {
  return (
    <Notice
      action={
        <Button variant="quiet" onClick={discard}>
          Discard
        </Button>
      }
    >
      What you typed before is back. It is not saved yet.
    </Notice>
  );
}

type BothProps = { stale: Stale; settings: Setting[]; state: GroupFormState };

function BothValues({ stale, settings, state }: BothProps) {
  const labelOf = (name: string) => settings.find((one) => one.name === name)?.label ?? name;
  return (
    <Notice tone="error">
      <p className="font-semibold">{stale.message}</p>
      <ul className="wrap-anywhere">
        {stale.settings.map(({ name, yours, current }) => (
          <li key={name}>
            {labelOf(name)}: {shownValue(current)} now, {shownValue(yours)} is yours.
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button variant="secondary" onClick={() => void state.keepMine(stale)}>
          Save mine
        </Button>
        <Button variant="secondary" onClick={() => state.takeTheirs(stale)}>
          Take theirs
        </Button>
      </div>
    </Notice>
  );
}
