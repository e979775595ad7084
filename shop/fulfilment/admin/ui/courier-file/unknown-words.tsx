import { SelectField } from '#platform/ui/select-field.tsx';
import type { CourierFile } from '../../courier-file.ts';
import { meaningNames, wordMeanings } from '../../courier-file/word-meanings.ts';
import type { Words } from './queries.ts';

type Props = {
  unknown: CourierFile['unknownWords'];
  words: Words;
  onChange: (words: Words) => void;
};

/** Asks once what words of a courier mean. */
export function UnknownWords({ unknown, words, onChange }: Props) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1">Words that the shop does not know</legend>
      <p className="text-sm text-moss">
        Say what each means. The shop remembers it for this courier when you save the file.
      </p>
      {unknown.map(({ key, text, rows, meaning }) => {
        const chosen = words[key] ?? meaning;
        return (
          <SelectField
            key={key}
            label={`${text} (${rows === 1 ? '1 row' : `${rows} rows`})`}
            value={chosen ?? ''}
            onChange={({ target }) => {
              const named = meaningNames.find((name) => name === target.value);
              if (named) onChange({ ...words, [key]: named });
            }}
            options={meaningNames.map((name) => ({ value: name, label: wordMeanings[name] }))}
            {...(chosen ? {} : { placeholder: 'Choose what it means' })}
          />
        );
      })}
    </fieldset>
  );
}
