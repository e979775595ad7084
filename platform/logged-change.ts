import { z } from 'zod';
import { daySeconds, hourSeconds } from './india-time.ts';
import { Refusal } from './refusal.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Fields of an entity, as the change log stores them. */
export type Values = { [field: string]: Json };

export const changeActions = ['create', 'change', 'delete', 'undo'] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Replaces a field with personal data in the log. */
export const hidden = 'changed';

export const fieldChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
});

export type FieldChange = z.infer<typeof fieldChange>;

type Meanwhile = {
  who: string;
  secondsAgo: number;
  version: number;
  current: Values;
  /** The labels of the fields that others changed. */
  changed: string[];
};

export const refusals = {
  entityNotFound: (label: string) =>
    new Refusal('not_found', 404, `There is no such ${label.toLowerCase()}.`),
  changedMeanwhile: ({ who, secondsAgo, ...details }: Meanwhile) =>
    new Refusal('changed_meanwhile', 409, `${who} changed this ${agoOf(secondsAgo)}`, { details }),
};

/** 125 → `2 minutes ago` */
export function agoOf(seconds: number): string {
  if (seconds >= daySeconds) return countOf(seconds / daySeconds, 'day');
  if (seconds >= hourSeconds) return countOf(seconds / hourSeconds, 'hour');
  return seconds >= 60 ? countOf(seconds / 60, 'minute') : 'a moment ago';
}

function countOf(amount: number, unit: string): string {
  const count = Math.floor(amount);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
