import { Link } from 'react-router';
import { sections, type SectionName } from '../../learn-sections.ts';

type Props = { current?: SectionName; written: SectionName[] };

/** Links to the sections that have an article. */
export function SectionNav({ current, written }: Props) {
  const shown = sections.filter(({ name }) => written.includes(name));
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Learn Ayurveda">
      <ul className="flex flex-wrap gap-2 md:gap-3">
        {shown.map(({ name, title }) => (
          <li key={name}>
            <Link
              to={`/learn-ayurveda/${name}`}
              {...(name === current ? { 'aria-current': 'page' as const } : {})}
              className="inline-flex min-h-11 items-center rounded-full border border-forest px-5 font-semibold transition-colors duration-150 hover:bg-sand aria-[current=page]:bg-forest aria-[current=page]:text-ivory dark:border-edge"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
