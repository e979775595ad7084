import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#platform/server/db.ts';
import { isRefusal } from '#platform/refusal.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type ContentKind, isKeyOf, kindOf } from '../../../kinds/kinds.ts';
import { contentKinds } from '../../../kinds/names.ts';
import { pagePath } from '../../../kinds/page-path.ts';
import { type PublishedContent, publishedContent, type Shown } from '../../../published.ts';
import { type Finding, formSchema, type FormValue } from '../../texts.ts';
import { type EntryName, findEntry, type StoredEntry } from '../find-entry.ts';
import { fromForm, toForm } from '../form.ts';
import type { Gate } from '../publish.ts';
import type { FileText } from './export-texts.ts';

export type TextRow = {
  name: string;
  label: string;
  before: string;
  after: string;
  result: 'change' | 'draft' | 'left-out' | 'same' | 'unknown';
  problem: string | null;
};

export type PlannedText = { row: TextRow; text?: Candidate };

export type Candidate = EntryName & { data: Record<string, unknown>; reason: string; revision: number };

type Shop = {
  content: PublishedContent;
  isDemo: boolean;
  /** Returns the gate of a shop with this content. */
  gateOf: (content: PublishedContent) => Gate;
};

export const rowName = ({ kind, key }: { kind: string; key: string }) => `text ${kind} ${key}`;

/**
 * Returns what an import would do with each text of a file: publish it, keep it as a draft with what the gate says, or leave it out with the
 * reason. The texts of the file may link to each other.
 */
export async function planTexts(db: Db, texts: readonly FileText[], shop: Shop): Promise<PlannedText[]> {
  const seen = new Set<string>();
  const planned: PlannedText[] = [];
  for (const text of texts) {
    const isAgain = seen.has(rowName(text));
    seen.add(rowName(text));
    planned.push(isAgain ? leftOut(text, 'The file holds it twice.') : await planText(db, text, shop));
  }
  await holdBackRefused(db, planned, shop);
  return planned;
}

async function planText(
  db: Db,
  { kind, key, reason, form }: FileText,
  { content, isDemo }: Shop,
): Promise<PlannedText> {
  const name = { kind, key };
  if (!isName(name)) return { row: { ...blankRow(name, `${kind} ${key}`), result: 'unknown' } };
  const read = readText(name.kind, form);
  if ('problem' in read) return leftOut(name, read.problem);
  const entry = await findEntry(db, name);
  if (entry?.draft) return leftOut(name, 'A draft of it waits here. Publish or discard the draft first.');
  if (entry?.scheduled) return leftOut(name, 'It waits for its hour here. Cancel the hour first.');
  const own = shownOf(entry, isDemo);
  const template = content.find(name.kind, key)?.data;
  const fields = differing(name.kind, own?.data ?? template, read.data);
  const row: TextRow = {
    ...blankRow(name, labelOf(name)),
    before: own ? `version ${own.number}` : template ? 'the text that comes with the shop' : 'nothing',
    after: own || template ? `other words: ${fields.join(', ') || 'none'}` : 'this text',
    result: 'change',
  };
  if (own && fields.length === 0) return { row: { ...row, result: 'same' } };
  return { row, text: { ...name, data: read.data, reason, revision: entry?.revision ?? 0 } };
}

function isName(name: { kind: string; key: string }): name is EntryName {
  return contentKinds.some((kind) => kind === name.kind) && isKeyOf(name.kind as ContentKind, name.key);
}

function readText(
  kind: ContentKind,
  form: FileText['form'],
): { data: Record<string, unknown> } | { problem: string } {
  const parsed = formSchema.safeParse(form);
  if (!parsed.success) return { problem: 'Its fields have another form than this shop expects.' };
  try {
    return { data: fromForm(kind, parsed.data) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const fields = Object.entries(error.extra.fields ?? {});
    const wrong = fields.map(([field, message]) => `${field || 'it'} ${message}`).join('; ');
    return { problem: cutText(`${error.message} ${wrong}`, 400) };
  }
}

function shownOf(entry: StoredEntry | null, isDemo: boolean): StoredEntry['published'] {
  const published = entry?.published;
  return published && (isDemo || !published.isDemo) ? published : undefined;
}

/** Returns the labels of the fields whose words differ. */
function differing(kind: ContentKind, before: unknown, after: unknown): string[] {
  const [one, other] = [toForm(kind, before), toForm(kind, after)] as Record<string, FormValue>[];
  return Object.entries(kindOf(kind).fields)
    .filter(([name]) => !isDeepStrictEqual(one![name], other![name]))
    .map(([, { label }]) => label);
}

/** A text that the gate refuses stays a draft. Texts that link to its page are looked at again then. */
async function holdBackRefused(db: Db, planned: PlannedText[], shop: Shop): Promise<void> {
  let waiting = planned.filter(({ text }) => text !== undefined);
  while (waiting.length > 0) {
    const coming = planned.filter(({ row }) => row.result === 'change').map(({ text }) => text!);
    const gate = shop.gateOf(withTexts(shop.content, coming));
    const gone: string[] = [];
    for (const one of waiting) {
      const { kind, key, data, reason } = one.text!;
      const problem = problemOf(await gate(db, { kind, key, data }), reason);
      if (problem === null) continue;
      one.row = { ...one.row, result: 'draft', problem };
      gone.push(pagePath(kind, key));
    }
    waiting = planned.filter(({ row, text }) => {
      if (row.result !== 'change' || !text) return false;
      const words = JSON.stringify(text.data);
      return gone.some((path) => path.length > 1 && words.includes(path));
    });
  }
}

/** A reason that came with the text overrules its warnings. Nothing overrules a gap. */
function problemOf(findings: readonly Finding[], reason: string): string | null {
  const stops = findings.filter(({ level }) => level === 'gap' || reason === '');
  return stops.length === 0 ? null : cutText(stops.map(({ message }) => message).join(' '), 400);
}

function withTexts(content: PublishedContent, texts: readonly Candidate[]): PublishedContent {
  const kept = contentKinds.flatMap((kind) => content.list(kind).map((entry) => ({ kind, entry })));
  const coming = texts.map(({ kind, key, data }) => ({
    kind,
    entry: { key, data, number: 1, publishedAt: null } as unknown as Shown,
  }));
  return { ...publishedContent([...kept, ...coming]), movedTo: (path) => content.movedTo(path) };
}

function leftOut(name: { kind: string; key: string }, problem: string): PlannedText {
  return { row: { ...blankRow(name, labelOf(name)), result: 'left-out', problem } };
}

function blankRow(name: { kind: string; key: string }, label: string) {
  return { name: rowName(name), label, before: '', after: '', problem: null };
}

function labelOf(name: { kind: string; key: string }): string {
  if (!isName(name)) return `${name.kind} ${name.key}`;
  const { label, fixed } = kindOf(name.kind);
  const words = Object.hasOwn(fixed, name.key) ? fixed[name.key]! : name.key;
  return words === label ? label : `${label}: ${words}`;
}
