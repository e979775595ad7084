import { Link } from 'react-router';

type Props = { title: string; links: { to: string; text: string }[] };

/** Links beside a text, where the page has a margin. */
export function MarginLinks({ title, links }: Props) {
  return (
    <nav aria-label={title} className="hidden flex-col gap-1 lg:sticky lg:top-32 lg:flex lg:self-start">
      <h2 className="text-lg">{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1.5 text-moss hover:text-ink hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
