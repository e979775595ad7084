type Props = {
  id?: string;
  accept: string;
  disabled?: boolean;
  describedBy?: string;
  onChoose: (file: File | undefined) => void;
};

/** A field that takes one file. It is empty after each choice, so that the same file can be chosen again. */
export function FileInput({ id, accept, disabled, describedBy, onChoose }: Props) {
  return (
    <input
      id={id}
      type="file"
      accept={accept}
      disabled={disabled}
      aria-describedby={describedBy}
      className="min-h-11 max-w-full cursor-pointer font-normal file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-forest file:bg-paper file:px-4 file:font-semibold file:text-ink"
      onChange={({ target }) => {
        onChoose(target.files?.[0]);
        target.value = '';
      }}
    />
  );
}
