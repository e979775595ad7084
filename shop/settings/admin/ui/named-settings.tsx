import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import type { AskFresh } from '#platform/admin/ui/log/queries.ts';
import { type Below, SettingsForm } from './group-form.tsx';
import { settingsQuery, useSaveSettings } from './queries.ts';

type Props = {
  /** Of the draft, so that another page keeps its own. */
  id: string;
  title: string;
  names: readonly string[];
  userId: number;
  askFresh: AskFresh;
  below: Below;
};

/** The fields of some settings in the given order, on a page of another subject. */
export function NamedSettings({ id, title, names, userId, askFresh, below }: Props) {
  const { data, error, refetch } = useQuery(settingsQuery());
  const save = useSaveSettings(askFresh);
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()} className="h-40 w-full">
      {({ settings }) => (
        <SettingsForm
          id={id}
          title={title}
          settings={names.flatMap((name) => settings.filter((one) => one.name === name))}
          found={new Set(names)}
          userId={userId}
          save={save}
          below={below}
        />
      )}
    </Loaded>
  );
}
