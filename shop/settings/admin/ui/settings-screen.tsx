import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import type { AskFresh } from '#platform/admin/ui/log/queries.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { SearchX } from 'lucide-react';
import type { Setting, Settings as AllSettings } from '../contract.ts';
import { pageOf, settingPath, type SettingsPageName, settingsPages } from '../../pages.ts';
import { ShopFilePart } from './file/shop-file-part.tsx';
import { focusOn } from '#platform/admin/ui/focus-on.ts';
import { type Below, GroupForm } from './group-form.tsx';
import { type SettingChanges, settingsQuery, useSaveSettings } from './queries.ts';

type Props = {
  /** Null for the search over all of them. */
  page: SettingsPageName | null;
  askFresh: AskFresh;
  userId: number;
  below: Below;
};

/** The settings of a page, or all pages with a search. Each group is saved for itself. */
export function SettingsScreen(props: Props) {
  const { data, error, refetch } = useQuery(settingsQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {(settings) => <Settings data={settings} {...props} />}
    </Loaded>
  );
}

function Settings({ data, askFresh, page, ...props }: Props & { data: AllSettings }) {
  const save = useSaveSettings(askFresh);
  useFieldOfAddress(page, data.settings);
  const form = { groups: data.groups, save, ...props };
  if (page === 'server')
    return <Groups settings={data.settings.filter((one) => pageOf(one).name === page)} {...form} />;
  if (page === null) return <AllPages data={data} askFresh={askFresh} form={form} />;
  const own = data.settings.filter(({ group }) => pageOf({ kind: 'fact', group }).name === page);
  return <Groups settings={own} isApart {...form} />;
}

type FormProps = Omit<GroupsProps, 'settings'>;

function AllPages({ data, askFresh, form }: { data: AllSettings; askFresh: AskFresh; form: FormProps }) {
  const [text, setText] = useState('');
  const found = data.settings.filter((setting) => text !== '' && isFound(setting, text));
  return (
    <div className="flex flex-col gap-6">
      <TextField
        label="Search the settings"
        type="search"
        className="max-w-xl"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Missing settings={data.settings} />
      <Groups settings={data.settings} found={found} {...form} />
      {text !== '' && found.length === 0 && (
        <EmptyState picture={<SearchX strokeWidth={1.25} />} title="No setting has these words">
          Try one word, such as phone or return.
        </EmptyState>
      )}
      {text === '' && <Pages />}
      {text === '' && <ShopFilePart askFresh={askFresh} />}
    </div>
  );
}

function Pages() {
  return (
    <ul aria-label="Pages of the settings" className="divide-y divide-line border-y border-line">
      {settingsPages.map(({ name, to, label, says }) => (
        <li key={name}>
          <Link to={to} className="group flex min-h-16 flex-col justify-center py-2">
            <span className="link font-semibold">{label}</span>
            <span className="text-sm text-moss">{says}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type GroupsProps = {
  groups: AllSettings['groups'];
  settings: Setting[];
  /** Without it all are shown. The rest keeps what was typed. */
  found?: Setting[];
  isApart?: boolean;
  userId: number;
  save: (body: SettingChanges) => Promise<void>;
  below: Below;
};

function Groups({ groups, settings, found = settings, ...form }: GroupsProps) {
  const names = new Set(found.map(({ name }) => name));
  const own = groups
    .map(({ id, label }) => ({ id, label, settings: settings.filter(({ group }) => group === id) }))
    .filter((group) => group.settings.length > 0);
  return (
    <div className="flex flex-col gap-6">
      {own.map(({ id, label, settings: shown }) => (
        <GroupForm key={id} id={id} title={label} settings={shown} found={names} {...form} />
      ))}
    </div>
  );
}

function Missing({ settings }: { settings: Setting[] }) {
  const missing = settings.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="missing" className="rounded-lg border border-clay bg-paper p-4 md:p-5">
      <h2 id="missing" className="pb-1 font-sans text-base font-semibold">
        A real shop still needs {missing.length === 1 ? 'this' : `these ${missing.length}`}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {missing.map((setting) => (
          <li key={setting.name}>
            <Link to={settingPath(setting)} className="link inline-flex min-h-11 items-center">
              {setting.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Shows the field that an address names, such as `/admin/settings/shop#SHOP_PHONE`. The opening list and older links leave the page out, and are
 * led on.
 */
function useFieldOfAddress(page: SettingsPageName | null, settings: Setting[]): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = settings.find(({ name }) => name === hash.slice(1));
  const target = named && pageOf(named).name !== page ? settingPath(named) : null;
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
    const timer = setTimeout(() => focusOn(hash.slice(1)), 0);
    return () => clearTimeout(timer);
  }, [hash, target, navigate]);
}

function isFound({ name, label, help }: Setting, text: string): boolean {
  const words = `${name} ${label} ${help}`.toLowerCase();
  return text
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
}
