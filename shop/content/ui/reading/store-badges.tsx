import { Play, Smartphone } from 'lucide-react';

const stores = [
  { before: 'Soon on the', name: 'App Store', Icon: Smartphone },
  { before: 'Soon on', name: 'Google Play', Icon: Play },
];

/** Not links, since the app does not exist yet. */
export function StoreBadges() {
  return (
    <ul aria-label="App stores" className="flex flex-wrap gap-3">
      {stores.map(({ before, name, Icon }) => (
        <li key={name} className="flex items-center gap-3 rounded-lg bg-forest px-5 py-3 text-ivory">
          <Icon aria-hidden className="size-7" strokeWidth={1.25} />
          <span className="flex flex-col leading-tight">
            <span className="text-sm">{before}</span>
            <span className="text-lg font-semibold">{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
