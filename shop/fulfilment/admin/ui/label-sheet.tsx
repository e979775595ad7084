import { useState } from 'react';
import { SelectField } from '#platform/ui/select-field.tsx';
import { type LabelSheet, sheetSizes } from '../documents.ts';

/** On the device of the person who prints, since it is about the printer there. */
const key = 'staff label sheet';

/** The sheet that was used last. Labels begin at its first place until staff choose another. */
export function useLabelSheet() {
  const [sheet, setSheet] = useState<LabelSheet | null>(readSheet);
  const choose = (chosen: LabelSheet | null) => {
    setSheet(chosen);
    try {
      localStorage.setItem(key, String(chosen?.labels ?? 1));
    } catch {
      // A full or forbidden storage stops no print.
    }
  };
  return { sheet, choose };
}

function readSheet(): LabelSheet | null {
  try {
    const kept = Number(localStorage.getItem(key));
    const labels = sheetSizes.find((size) => size === kept);
    return labels ? { labels, start: 1 } : null;
  } catch {
    return null;
  }
}

type Props = { sheet: LabelSheet | null; onChoose: (sheet: LabelSheet | null) => void };

export function LabelSheetFields({ sheet, onChoose }: Props) {
  return (
    <div className="flex flex-wrap gap-4">
      <SelectField
        label="Labels on a page"
        options={[
          { value: '1', label: 'One, 4 × 6 inches' },
          { value: '2', label: 'Two on A4' },
          { value: '4', label: 'Four on A4' },
        ]}
        value={String(sheet?.labels ?? 1)}
        onChange={({ target }) => {
          const labels = sheetSizes.find((size) => String(size) === target.value);
          onChoose(labels ? { labels, start: 1 } : null);
        }}
      />
      {sheet && (
        <SelectField
          label="Begin at place"
          hint="The places before it stay empty, for a sheet that is used in part."
          options={Array.from({ length: sheet.labels }, (_, at) => ({
            value: `${at + 1}`,
            label: `${at + 1}`,
          }))}
          value={String(sheet.start)}
          onChange={({ target }) => onChoose({ ...sheet, start: Number(target.value) })}
        />
      )}
    </div>
  );
}
