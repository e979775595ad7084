import { Link } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import { queryClient } from '#platform/ui/query-client.ts';
import type { ProductDetail } from '../../contract.ts';
import type { GroupMember, ProductGroup } from '../../groups/groups.ts';
import { unitPriceText } from '../../measure.ts';
import { productQuery } from '../queries.ts';

type Props = { slug: string; group: NonNullable<ProductDetail['group']> };

/** The other sizes of a product, each a link to its own page. Two options show a row each. */
export function SizePills({ slug, group }: Props) {
  const here = group.members.find((member) => member.slug === slug);
  if (!here) return null;
  return (
    <div className="flex flex-col gap-4">
      {group.options.map((option, at) => (
        <Option key={option} option={option} choices={choicesOf(group, here, at)} slug={slug} />
      ))}
    </div>
  );
}

type Choice = { value: string; member: GroupMember; note: string };

/** A value without the other value of the chosen member leads to the first member that has it, and says so. */
function choicesOf({ members, options }: ProductGroup, here: GroupMember, at: number): Choice[] {
  const values = [...new Set(members.map((member) => member.values[at]!))];
  return values.map((value) => {
    const having = members.filter((member) => member.values[at] === value);
    const others = (member: GroupMember) => member.values.filter((_, place) => place !== at).join(', ');
    const exact = having.find((member) => others(member) === others(here));
    const member = exact ?? having[0]!;
    const note = exact ? '' : `only with ${options[1 - at]!.toLowerCase()} ${others(member)}`;
    return { value, member, note };
  });
}

type OptionProps = { option: string; choices: Choice[]; slug: string };

function Option({ option, choices, slug }: OptionProps) {
  return (
    <nav aria-label={option}>
      <p aria-hidden className="pb-2 text-sm font-semibold">
        {option}
      </p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {choices.map(({ value, member, note }) => (
          <li key={value}>
            <Link
              to={`/product/${member.slug}`}
              preventScrollReset
              aria-current={member.slug === slug ? 'page' : undefined}
              onPointerEnter={() => void queryClient().prefetchQuery(productQuery(member.slug))}
              className={`flex h-full min-h-11 flex-col rounded-md border px-3 py-2 ${member.slug === slug ? 'border-leaf bg-sand' : 'border-edge hover:border-leaf'}`}
            >
              <span className="font-semibold">{value}</span>
              <PillFacts member={member} note={note} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const fewLeft = 5;

function PillFacts({ member, note }: { member: GroupMember; note: string }) {
  const unitPrice = unitPriceText(member.sellingPrice, member);
  return (
    <>
      {note && <span className="text-sm text-moss">{note}</span>}
      <span>{formatRupees(member.sellingPrice)}</span>
      {unitPrice && <span className="text-sm text-moss">{unitPrice}</span>}
      {member.status === 'out of stock' ? (
        <span className="text-sm font-semibold text-clay">Sold out</span>
      ) : (
        member.stockQuantity <= fewLeft && (
          <span className="text-sm text-clay">{`Only ${member.stockQuantity} left`}</span>
        )
      )}
    </>
  );
}
