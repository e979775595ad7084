import { Field, inputLook } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/select-field.tsx';
import type { Setting } from '../contract.ts';
import { DatesField } from './dates-field.tsx';
import { PictureField } from './picture-field.tsx';

type Props = {
  setting: Setting;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const modes: Partial<Record<Setting['input'], 'numeric' | 'tel' | 'email'>> = {
  number: 'numeric',
  rupees: 'numeric',
  hour: 'numeric',
  phone: 'tel',
  email: 'email',
};

/** The input of a fact. Its place has the name of the setting as its id, so that a link leads to it. */
export function SettingField(props: Props) {
  return (
    <div id={props.setting.name} tabIndex={-1} className="outline-none">
      <Input {...props} />
    </div>
  );
}

function Input(props: Props) {
  const { setting, value, error, onChange } = props;
  if (setting.input === 'picture') return <PictureField {...props} />;
  if (setting.input === 'dates') return <DatesField {...props} />;
  if (setting.input === 'choices') return <Choices {...props} />;
  if (setting.input === 'switch' && !setting.followsDemo) return <Switch {...props} />;
  const options = optionsOf(setting, value);
  return (
    <Field label={labelOf(setting)} hint={<Hint setting={setting} value={value} />} error={error}>
      {(field) => {
        const input = { ...field, name: setting.name, value };
        if (options)
          return (
            <Select {...input} onChange={({ target }) => onChange(target.value)}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          );
        return (
          <input
            {...input}
            inputMode={modes[setting.input]}
            autoComplete="off"
            className={inputLook}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </Field>
  );
}

/** `Shelf life at delivery, in days` */
function labelOf({ label, unit, input }: Setting): string {
  const named = input === 'rupees' ? 'rupees' : unit;
  return named ? `${label}, in ${named}` : label;
}

/** A typed value is not missing. */
function Hint({ setting, value }: Pick<Props, 'setting' | 'value'>) {
  return (
    <>
      {setting.isMissing && value === (setting.value ?? '') && (
        <strong className="font-semibold text-clay">Missing, or still that of the demo. </strong>
      )}
      <span>{setting.help}</span>
    </>
  );
}

function optionsOf({ input, choices, followsDemo }: Setting, value: string) {
  const own = input === 'switch' ? onOff : choices;
  if (own.length === 0) return null;
  if (followsDemo) return [{ value: '', label: 'Automatic' }, ...own];
  const isUnset = value === '' && !own.some((one) => one.value === '');
  return isUnset ? [{ value: '', label: 'Please choose' }, ...own] : own;
}

const onOff = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

const box = 'size-5 shrink-0 accent-leaf';

function Switch({ setting, value, error, onChange }: Props) {
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          className={box}
          checked={value === 'on'}
          aria-describedby={`${setting.name}-hint`}
          onChange={({ target }) => onChange(target.checked ? 'on' : 'off')}
        />
        {setting.label}
      </label>
      <p id={`${setting.name}-hint`} className="text-sm text-moss">
        <Hint setting={setting} value={value} />
      </p>
      <Wrong error={error} />
    </div>
  );
}

function Choices({ setting, value, error, onChange }: Props) {
  const chosen = value ? value.split(',') : [];
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={`${setting.name}-hint`}>
      <legend className="text-sm font-semibold">{setting.label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {setting.choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className={box}
              checked={chosen.includes(choice.value)}
              onChange={({ target }) => {
                const next = target.checked
                  ? [...chosen, choice.value]
                  : chosen.filter((one) => one !== choice.value);
                onChange(next.join(','));
              }}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <p id={`${setting.name}-hint`} className="text-sm text-moss">
        {setting.help}
      </p>
      <Wrong error={error} />
    </fieldset>
  );
}

function Wrong({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p role="alert" className="text-sm text-clay">
      {error}
    </p>
  );
}
