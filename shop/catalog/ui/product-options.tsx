import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatPaise, formatRupees, toRupees } from '#platform/money.ts';
import { Button, useFailed } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { frequencies, notAdded, type SupplyDays, supplyOptions, type Product } from '../contract.ts';
import { packsOf, packsText } from '../stock-units.ts';
import { priceOfProduct, supplyLabel, unitPaise } from '../unit-price.ts';
import { OptionChoice } from './options/option-choice.tsx';
import { ProductPicture } from './product-picture.tsx';
import type { OptionsCard } from '../groups/cards.ts';
import type { ProductGroup } from '../groups/groups.ts';
import { productQuery } from './queries.ts';

export type SelectedOptions = {
  /** Of one unit, in rupees. */
  price: number;
  plan: SupplyDays;
  subscribe: boolean;
  frequencyDays: (typeof frequencies)[number];
};

type Props = {
  product: OptionsCard;
  demo: boolean;
  onClose: () => void;
  onAdd: (product: OptionsCard, chosen: SelectedOptions) => Promise<boolean>;
  /** Opened by Subscribe & Save on the product's own page: preselects the subscription and hides the link to that page. */
  subscribing?: boolean;
};

/** Size, one time or subscription, and frequency (sections 2, 4 and 9). Opens with supply 60, one time, 30 days. */
export function ProductOptions({ product: opened, demo, onClose, onAdd, subscribing = false }: Props) {
  const { slug, setSlug, group, product, isWaiting } = useSize(opened);
  const [plan, setSupply] = useState<SupplyDays>('60');
  const [subscribe, setSubscribe] = useState(subscribing);
  const [frequencyDays, setFrequencyDays] = useState<SelectedOptions['frequencyDays']>(30);
  const [adding, setAdding] = useState(false);
  const [failed, setFailed] = useFailed();
  const paiseOf = (choice: { plan?: SupplyDays; subscribe?: boolean }) =>
    unitPaise(priceOfProduct(product), { plan, subscribe, ...choice });
  const priceOf = (choice: Parameters<typeof paiseOf>[0]) => formatPaise(paiseOf(choice));

  async function addToBag() {
    setAdding(true);
    const added = await onAdd(product, { price: toRupees(paiseOf({})), plan, subscribe, frequencyDays });
    setAdding(false);
    setFailed(!added);
    if (added) onClose();
  }

  return (
    <Dialog title="Product Options" open onClose={onClose} wide>
      <div className="flex flex-col gap-5 md:gap-6">
        <ProductHead product={product} />
        {group && <GroupSizes group={group} slug={slug} onChange={setSlug} />}
        <OptionChoice
          legend={group ? 'Supply' : 'Size'}
          name="plan"
          columns
          value={plan}
          options={supplyOptions.map((one) => ({
            value: one,
            label: supplyLabel(one),
            aside: priceOf({ plan: one }),
            note: packsText(packsOf(product, one)),
          }))}
          onChange={setSupply}
        />
        <OptionChoice
          legend="Purchase"
          name="purchase"
          value={subscribe ? 'subscribe' : 'once'}
          options={[
            { value: 'once', label: 'One Time Purchase', aside: priceOf({ subscribe: false }) },
            ...(product.isSubscribable
              ? [
                  {
                    value: 'subscribe' as const,
                    label: 'Subscribe & Save 15%',
                    aside: priceOf({ subscribe: true }),
                    below: <SubscriptionNotes demo={demo} />,
                  },
                ]
              : []),
          ]}
          onChange={(value) => setSubscribe(value === 'subscribe')}
        />
        {subscribe && <FrequencyField frequencyDays={frequencyDays} onChange={setFrequencyDays} />}
        <div className="flex flex-col gap-3">
          {subscribe && <Rhythm price={priceOf({})} plan={plan} frequencyDays={frequencyDays} />}
          <Button
            busy={adding}
            failed={failed && notAdded}
            disabled={isWaiting || product.status === 'out of stock'}
            className="tracking-wide"
            onClick={() => void addToBag()}
          >
            ADD TO BAG {priceOf({})}
          </Button>
          {!subscribing && <DetailsLink product={product} onClick={onClose} />}
        </div>
      </div>
    </Dialog>
  );
}

/** Reads the group of an opened card. A chosen size is the product once it has come. */
function useSize(opened: OptionsCard) {
  const [chosen, setSlug] = useState(opened.slug);
  const { data: sized, isError } = useQuery({
    ...productQuery(chosen),
    enabled: opened.sizes !== undefined,
    placeholderData: keepPreviousData,
  });
  // A size that cannot be read leads back to the one that was opened.
  const slug = isError ? opened.slug : chosen;
  const product = sized?.slug === slug && slug !== opened.slug ? sized : opened;
  return { slug, setSlug, group: sized?.group, product, isWaiting: product.slug !== slug };
}

type GroupProps = { group: ProductGroup; slug: string; onChange: (slug: string) => void };

/** The sizes of the group. A sold-out one can be looked at. */
function GroupSizes({ group, slug, onChange }: GroupProps) {
  return (
    <OptionChoice
      legend={group.options.join(', ')}
      name="group-size"
      columns
      value={slug}
      options={group.members.map((member) => ({
        value: member.slug,
        label: member.values.join(', '),
        aside: formatRupees(member.sellingPrice),
        ...(member.status === 'out of stock' ? { note: 'Sold out' } : {}),
      }))}
      onChange={onChange}
    />
  );
}

type RhythmProps = Pick<SelectedOptions, 'plan' | 'frequencyDays'> & { price: string };

/** When each parcel comes and what it costs, with a hint when it comes faster than it is used. */
function Rhythm({ price, plan, frequencyDays }: RhythmProps) {
  return (
    <>
      <p className="text-sm text-moss">
        {price} every {frequencyDays} days, paid when it arrives, until you pause or cancel it.
      </p>
      {/* Two people may share a supply of 60 days every 30. */}
      {Number(plan) > 2 * frequencyDays && (
        <p className="text-sm">
          {`A ${supplyLabel(plan)} every ${frequencyDays} days is more than two people use. You may want a smaller size or more days between parcels.`}
        </p>
      )}
    </>
  );
}

type FrequencyProps = {
  frequencyDays: SelectedOptions['frequencyDays'];
  onChange: (days: SelectedOptions['frequencyDays']) => void;
};

function FrequencyField({ frequencyDays, onChange }: FrequencyProps) {
  return (
    <SelectField
      label="Deliver every"
      options={frequencies.map((days) => ({ value: String(days), label: `${days} days` }))}
      value={String(frequencyDays)}
      onChange={({ currentTarget: { value } }) =>
        onChange(frequencies.find((days) => String(days) === value) ?? 30)
      }
    />
  );
}

function ProductHead({ product }: { product: Pick<Product, 'imageUrl' | 'productName' | 'nameHindi'> }) {
  return (
    <div className="flex items-center gap-4">
      <div className="w-20 shrink-0 overflow-hidden rounded-md md:w-32">
        <ProductPicture image={product.imageUrl} alt="" sizes="8rem" />
      </div>
      <div>
        <p className="font-serif text-xl leading-snug">{product.productName}</p>
        <p lang="hi" className="text-moss">
          {product.nameHindi}
        </p>
      </div>
    </div>
  );
}

function DetailsLink({ product, onClick }: { product: Pick<Product, 'slug'>; onClick: () => void }) {
  return (
    <Link
      to={`/product/${product.slug}`}
      className="link inline-flex min-h-11 items-center self-center"
      onClick={onClick}
    >
      View Full Product Details
    </Link>
  );
}

/** The shipping claim is demo content. */
function SubscriptionNotes({ demo }: { demo: boolean }) {
  return (
    <ul className="list-disc pl-4 text-sm text-moss marker:text-leaf">
      <li>
        Free US shipping <DemoRibbon show={demo} />
      </li>
      <li>Charged at selected frequency</li>
      <li>Cancel or adjust through your online account at any time</li>
    </ul>
  );
}
