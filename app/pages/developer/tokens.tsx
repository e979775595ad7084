import { Part, State } from './show.tsx';

const colours = [
  ['ghee', 'bg-ghee', 'page'],
  ['paper', 'bg-paper', 'card'],
  ['sand', 'bg-sand', 'under things'],
  ['ink', 'bg-ink', 'text'],
  ['moss', 'bg-moss', 'second text'],
  ['forest', 'bg-forest', 'primary'],
  ['leaf', 'bg-leaf', 'links, success'],
  ['turmeric', 'bg-turmeric', 'accent'],
  ['clay', 'bg-clay', 'sale, danger'],
  ['line', 'bg-line', 'hairlines'],
  ['edge', 'bg-edge', 'borders of controls'],
] as const;

const scale = [
  ['text-5xl', 'Five, for a film'],
  ['text-4xl', 'Four, for a page'],
  ['text-3xl', 'Three, for a page on phones'],
  ['text-2xl', 'Two, for a part'],
  ['text-xl', 'One, for a small part'],
] as const;

export function Tokens() {
  return (
    <>
      <Part name="Colours" file="platform/ui/theme.css">
        <ul className="grid w-full grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
          {colours.map(([name, look, use]) => (
            <li key={name}>
              <span className={`block h-14 rounded-md border border-line ${look}`} />
              <span className="block pt-1 font-semibold">{name}</span>
              <span className="block text-sm text-moss">{use}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Letters" file="platform/ui/fonts">
        <div className="flex w-full flex-col gap-2">
          {scale.map(([look, words]) => (
            <p key={look} className={`font-serif font-semibold ${look}`}>
              {words}
            </p>
          ))}
          <p>Text in Mukta, with ₹ 1,29,900.00 in figures of one width.</p>
          <p lang="hi">अश्वगंधा, आँवला, ब्राह्मी: वही अक्षर हिन्दी में।</p>
          <p className="text-sm text-moss">Small and quiet, never smaller than this.</p>
          <p>
            <a href="#colours" className="link">
              A link within text
            </a>
          </p>
        </div>
      </Part>
      <Part name="Space and shape" file="platform/ui/theme.css">
        <State name="Radius 6">
          <span className="block size-20 rounded-md border border-edge bg-paper" />
        </State>
        <State name="Radius 12, soft shadow">
          <span className="block size-20 rounded-lg bg-paper shadow-soft" />
        </State>
      </Part>
    </>
  );
}
