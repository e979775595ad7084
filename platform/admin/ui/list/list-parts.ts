import type { ReactNode } from 'react';
import type { ListPage } from '../../list.ts';

/** Search, filters and sort order, as the address holds them. */
export type ListQuery = { [name: string]: string };

export type Column<Row> = { title: string; cell: (row: Row) => ReactNode; className?: string };

export type Choice = { value: string; label: string };

/** A `hidden` filter comes by a link and goes by Clear, and so does a `view`, which tabs show. */
export type Filter = { name: string; label: string } & (
  | {
      options: readonly Choice[];
      /** The label of the list without a choice. The default is “All”. */
      usual?: string;
    }
  | { type: 'date' | 'hidden' | 'view' }
);

export type ListProps<Row> = {
  /** Names the list in query keys and saved views. */
  name: string;
  label: string;
  /** The first column is the title of a card. */
  columns: readonly Column<Row>[];
  /** The fields that the search field searches. Without it the list has no search. */
  search?: string;
  /** The search finds persons, so its text stays out of the address, which is in logs and in the browser's history. */
  isSearchPrivate?: boolean;
  filters?: readonly Filter[];
  /** The first is the usual order. */
  sorts?: readonly Choice[];
  load: (query: ListQuery & { cursor?: string }, signal: AbortSignal) => Promise<ListPage<Row>>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Where Enter leads. */
  pathOf?: (row: Row) => string;
  /** Buttons for the selected rows. Without them rows have no checkbox. */
  bulk?: (selection: Selected, clear: () => void) => ReactNode;
  /** Rows that are not shown cannot be selected. */
  selectsShown?: boolean;
  /** Shown while the list holds nothing at all. */
  empty: ReactNode;
  /** Why a search or a filter may find nothing. */
  noMatch?: ReactNode;
};

/** The wire format of a selection. */
export type Selected = { ids: string[] } | { matching: ListQuery; except: string[] };
