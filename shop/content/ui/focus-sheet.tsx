/** The rule of a point of a picture, since the policy of pages allows no inline style. */
export function FocusSheet({ focus }: { focus: string | undefined }) {
  return focus ? <link rel="stylesheet" href={`/look/focus-${focus}.css`} precedence="default" /> : null;
}

/** The class of a picture whose point `FocusSheet` keeps in sight: `30-70`. */
export function focusClass(focus: string | undefined): string {
  return focus ? `focus-${focus}` : '';
}
