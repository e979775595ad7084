import { Link } from 'react-router';
import { settingPath } from '../../pages.ts';
import type { Setting } from '../contract.ts';

/** Settings that only the environment holds. The page never has their values. */
export function MachineSettings({ settings }: { settings: Setting[] }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-moss">Set in the environment, and read when the shop starts:</p>
      <dl className="divide-y divide-line border-y border-line">
        {settings.map((setting) => (
          <MachineSetting key={setting.name} setting={setting} />
        ))}
      </dl>
    </div>
  );
}

/** Names settings of the machine where they are not shown. */
export function MachineApart({ settings }: { settings: Setting[] }) {
  return (
    <div className="text-sm text-moss">
      <p>Set on your server:</p>
      <ul className="flex flex-wrap gap-x-5">
        {settings.map((setting) => (
          <li key={setting.name}>
            <Link to={settingPath(setting)} className="link inline-flex min-h-11 items-center">
              {setting.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MachineSetting({ setting: { name, label, help, source, isMissing } }: { setting: Setting }) {
  const isSet = source === 'environment';
  return (
    <div id={name} tabIndex={-1} className="flex items-start justify-between gap-4 py-2 outline-none">
      <dt className="min-w-0">
        <span className="font-semibold">{label}</span> <code className="text-sm wrap-anywhere">{name}</code>
        <span className="block text-sm text-moss">{help}</span>
      </dt>
      <dd className={`shrink-0 ${isMissing ? 'font-semibold text-clay' : 'text-moss'}`}>
        {isMissing ? (isSet ? 'set for tests' : 'missing') : isSet ? 'set' : 'not set'}
      </dd>
    </div>
  );
}
