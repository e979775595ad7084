import { createElement, type SVGProps } from 'react';

type Drawing = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Takes the place of lucide's function in the build (`short-icons.ts`). The drawing is made once, and the icon has no names
 * and no settings from a context, which no page reads. The sheet `theme.css` says once what all icons have in common.
 */
export default function createIcon({ node }: Drawing) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ strokeWidth = 2, ...props }: SVGProps<SVGSVGElement>) {
    const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        strokeWidth,
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...props,
      },
      ...drawing,
    );
  };
}
