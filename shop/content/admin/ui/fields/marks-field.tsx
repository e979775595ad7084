import { type ClipboardEvent, useRef, useState } from 'react';
import { Field, inputLook } from '#platform/ui/field.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { LinkChoice } from './link-choice.tsx';
import { marksOfHtml } from './marks-of-html.ts';
import { tooLong } from './too-long.ts';
import type { Tools } from './tools.ts';
import { type Edit, makeLines, wrapWords } from './write-mark.ts';

type Props = {
  label: string;
  value: string;
  max: number;
  error: string | undefined;
  hint: string | undefined;
  optional: boolean;
  'data-field': string;
  tools: Tools;
  onText: (text: string) => void;
};

const buttons: { name: string; edit: Edit }[] = [
  { name: 'Heading', edit: makeLines('## ') },
  { name: 'List', edit: makeLines('- ') },
  { name: 'Steps', edit: makeLines('1. ') },
  { name: 'Strong', edit: wrapWords('**', '**') },
  { name: 'Soft', edit: wrapWords('_', '_') },
];

/** A text with marks, with a button for each mark. A paste from Word or a web page becomes a text with marks. */
export function MarksField({ label, value, max, error, hint, optional, tools, onText, ...data }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isLinking, setLinking] = useState(false);

  /** The browser's own insertion keeps its undo. */
  function write(edit: Edit) {
    const field = area.current;
    if (!field) return;
    const { text, from, to, start, end } = edit(field.value, field.selectionStart, field.selectionEnd);
    field.focus();
    field.setSelectionRange(from, to);
    if (!document.execCommand('insertText', false, text)) field.setRangeText(text, from, to, 'end');
    field.setSelectionRange(start, end);
    onText(field.value);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html');
    const text = html && marksOfHtml(html);
    if (!text) return;
    event.preventDefault();
    write((_, from, to) => ({ text, from, to, start: from + text.length, end: from + text.length }));
  }

  const left = max - value.length;
  return (
    <>
      <Field label={label} error={tooLong(value, max) ?? error} hint={hint} optional={optional}>
        {(field) => (
          <>
            <div role="toolbar" aria-label={`Marks of ${label}`} className="flex flex-wrap gap-1">
              {buttons.map(({ name, edit }) => (
                <MarkButton key={name} name={name} onClick={() => write(edit)} />
              ))}
              <MarkButton name="Link" onClick={() => setLinking(true)} />
            </div>
            <textarea
              {...field}
              {...data}
              ref={area}
              rows={8}
              value={value}
              onPaste={paste}
              onChange={(event) => onText(event.target.value)}
              className={`${inputLook} field-sizing-content max-h-[70dvh] font-sans leading-relaxed`}
            />
            {left >= 0 && left < max / 10 && <p className="text-sm text-moss">{left} characters are left.</p>}
          </>
        )}
      </Field>
      <Dialog title="Link" open={isLinking} onClose={() => setLinking(false)}>
        <LinkChoice
          tools={tools}
          onChoose={({ title, path }) => {
            setLinking(false);
            // The dialog gives the focus back first.
            requestAnimationFrame(() =>
              write((text, from, to) => {
                const name = text.slice(from, to) || title;
                const link = `[${name}](${path})`;
                return { text: link, from, to, start: from + 1, end: from + 1 + name.length };
              }),
            );
          }}
        />
      </Dialog>
    </>
  );
}

function MarkButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-md border border-line px-3 text-sm font-semibold hover:bg-sand"
    >
      {name}
    </button>
  );
}
