import { Dialog } from '#platform/ui/dialog.tsx';
// The box asks for this part when it gets the focus. It comes with the layer, in one wait.
import '#shop/search/ui/suggesting-search.tsx';
import SearchStart from './search-start.tsx';
import { Searching } from './searching.tsx';

type Props = {
  open: boolean;
  /** Before this part had come. */
  typed: string;
  onClose: () => void;
};

// The letters typed before this part had come took the focus from it.
const opener = () => document.querySelector<HTMLElement>('button[aria-label="Open the search"]');

/** The search as a screen of its own, on a phone: dialog, field and what it shows before a letter, in one download. */
export default function PhoneSearch({ open, typed, onClose }: Props) {
  return (
    <Dialog title="Search" wholeScreen open={open} onClose={onClose} opener={opener}>
      <div className="min-h-80">
        <Searching takeFocus typed={typed} onDone={onClose} start={<SearchStart onLeave={onClose} />} />
      </div>
    </Dialog>
  );
}
