import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { Link } from 'react-router';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { formatDay } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type ProductStock as Stock } from '../../stock.ts';
import { Fact } from './batch-detail.tsx';
import { LastsFor } from './lasts-for.tsx';
import { ProductCost } from './product-cost.tsx';
import { StockChange } from './stock-change.tsx';
import { StockHistory } from './stock-history.tsx';
import { stockQuery, useKeepStock } from './stock-queries.ts';

type Props = { stock: Stock; userId: number };
type OwnProps = Props & { isOwner: boolean };

/** The stock of a product: numbers, changes, batches, reorder threshold, history. */
export function ProductStock({ stock, userId, isOwner }: OwnProps) {
  const queries = useQueryClient();
  const [savedId, setSavedId] = useState<string>();
  const readAgain = () => void queries.invalidateQueries(stockQuery(String(stock.id)));
  return (
    <>
      <Numbers stock={stock} />
      <Part title="Change the stock">
        <StockChange
          key={savedId}
          stock={stock}
          userId={userId}
          savedId={savedId}
          onSaved={setSavedId}
          onStale={readAgain}
        />
      </Part>
      <Part title="Batches">
        <Batches stock={stock} />
      </Part>
      <Part title="When to reorder">
        <ReorderForm stock={stock} userId={userId} />
      </Part>
      {isOwner && (
        <Part title="Cost price">
          <ProductCost id={stock.id} userId={userId} />
        </Part>
      )}
      <Part title="History">
        <StockHistory id={stock.id} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 className="font-display text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Numbers({ stock: { stock, onShelf, isLow, tooOld, minShelfLifeDays, daysLeft } }: { stock: Stock }) {
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-4 rounded-lg border border-line bg-paper p-4 sm:grid-cols-4">
        <Fact name="For sale">
          {stock} {isLow && <Badge tone="sale">Low</Badge>}
        </Fact>
        <Fact name="Lasts">
          <LastsFor days={daysLeft} />
        </Fact>
        <Fact name="In orders, not packed">{onShelf - stock}</Fact>
        <Fact name="On the shelf">{onShelf}</Fact>
      </dl>
      {tooOld > 0 && (
        <Notice tone="error">
          {tooOld} units are too old: fewer than {minShelfLifeDays} days are left until their best before day.
          Each night the shop takes out the ones that no order waits for. Send no such unit: receive a new
          batch, or cancel these orders.
        </Notice>
      )}
    </div>
  );
}

function Batches({ stock: { batches } }: { stock: Stock }) {
  if (batches.length === 0) return <p className="text-moss">Nothing lies on the shelf.</p>;
  return (
    <ul
      aria-label="Batches"
      className="flex flex-col divide-y divide-line rounded-lg border border-line bg-paper"
    >
      {batches.map(({ id, number, bestBefore, leavesOn, units }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] items-center gap-x-6 px-4 py-2 sm:grid-cols-[2fr_1fr_4fr]"
        >
          <Link
            to={`/admin/stock/batches/${id}`}
            className="link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {number || 'Opening stock'}
          </Link>
          <span>{units} units</span>
          <span className="col-span-2 text-moss sm:col-span-1">
            {bestBefore && leavesOn
              ? `Best before ${formatDay(bestBefore)}, leaves the stock on ${formatDay(leavesOn)}`
              : 'Best before not known'}
          </span>
        </li>
      ))}
    </ul>
  );
}

const reorderResolver: Resolver<{ reorderAt: string }> = (typed) =>
  /^\d{0,5}$/.test(typed.reorderAt.trim()) ? { values: typed, errors: {} } : notWhole;

const notWhole = {
  values: {},
  errors: { reorderAt: { type: 'typed', message: 'Type a whole number.' } },
};

/** Says which number holds for a product without its own. */
function usual(lowAt: number): string {
  return lowAt === 0 ? 'Empty: never.' : `Empty: ${lowAt}, the number of your shop.`;
}

function ReorderForm({ stock: { id, version, reorderAt, lowAt }, userId }: Props) {
  const keep = useKeepStock();
  const state = useStaffForm<{ reorderAt: string }>({
    name: `reorder ${id}`,
    userId,
    version,
    values: { reorderAt: reorderAt === null ? '' : String(reorderAt) },
    resolver: reorderResolver,
    save: async (typed, seen) => {
      const text = typed.reorderAt.trim();
      const body = { version: seen, reorderAt: text === '' ? null : Number(text) };
      const saved = await callApi(endpoints.setReorder, { params: { id: String(id) }, body });
      await keep(saved);
      toast.success('Saved.');
      return { version: saved.version };
    },
  });
  const { form } = state;
  return (
    <StaffForm state={state} label="When to reorder">
      <TextField
        label="Low at"
        inputMode="numeric"
        className="sm:max-w-80"
        hint={`The product counts as low when at most this many are for sale. ${usual(lowAt)}`}
        error={form.formState.errors.reorderAt?.message}
        {...form.register('reorderAt')}
      />
    </StaffForm>
  );
}
