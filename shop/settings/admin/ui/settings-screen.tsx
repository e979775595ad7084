import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import type { AskFresh } from '#platform/admin/ui/log/queries.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { SearchX } from 'lucide-react';
import type { Setting, Settings } from '../contract.ts';
import { ShopFilePart } from './file/shop-file-part.tsx';
import { focusOn } from '#platform/admin/ui/focus-on.ts';
import { type Below, GroupForm } from './group-form.tsx';
import { settingsQuery, useSaveSettings } from './queries.ts';

type Props = { askFresh: AskFresh; userId: number; below: Below };

/** Every setting of the shop, with a search. Each group is saved for itself. */
export function SettingsScreen(props: Props) {
  const { data, error, refetch } = useQuery(settingsQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {(settings) => <Groups data={settings} {...props} />}
    </Loaded>
  );
}

function Groups({ data, askFresh, userId, below }: Props & { data: Settings }) {
  const [text, setText] = useState('');
  const save = useSaveSettings(askFresh);
  useFieldOfAddress();
  const found = new Set(data.settings.filter((setting) => isFound(setting, text)).map(({ name }) => name));
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
      {data.groups.map(({ id, label }) => (
        <GroupForm
          key={id}
          id={id}
          title={label}
          settings={data.settings.filter(({ group }) => group === id)}
          found={found}
          userId={userId}
          save={save}
          below={below}
        />
      ))}
      {found.size === 0 && (
        <EmptyState picture={<SearchX strokeWidth={1.25} />} title="No setting has these words">
          Try one word, such as phone or return.
        </EmptyState>
      )}
      {text === '' && <ShopFilePart askFresh={askFresh} />}
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
        {missing.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={() => focusOn(name)}
              className="link inline-flex min-h-11 items-center"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link of another page names a field, such as `/admin/settings#SHOP_PHONE`. */
function useFieldOfAddress(): void {
  useEffect(() => {
    const timer = setTimeout(() => focusOn(window.location.hash.slice(1)), 0);
    return () => clearTimeout(timer);
  }, []);
}

function isFound({ name, label, help }: Setting, text: string): boolean {
  const words = `${name} ${label} ${help}`.toLowerCase();
  return text
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
}
