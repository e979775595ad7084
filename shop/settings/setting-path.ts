/** Returns the page of the staff side that holds a setting, at its place. */
export function settingPath(name: string): string {
  return `/admin/settings#${name}`;
}
