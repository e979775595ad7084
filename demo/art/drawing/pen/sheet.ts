export type Stop = readonly [offset: number, colour: string, opacity?: number];

type Canvas = { width?: number; height?: number; viewBox?: string };

/** An SVG with its paints (gradients, blurs, clips), each defined once. */
export class Sheet {
  readonly #definitions = new Map<string, string>();

  across(stops: readonly Stop[]): string {
    return this.#paint(
      `<linearGradient id="@" x1="0" y1="0" x2="1" y2="0">${stopMarks(stops)}</linearGradient>`,
    );
  }

  down(stops: readonly Stop[]): string {
    return this.#paint(
      `<linearGradient id="@" x1="0" y1="0" x2="0" y2="1">${stopMarks(stops)}</linearGradient>`,
    );
  }

  /** A gradient outward from a point of the shape (0..1 in both directions). */
  outward(stops: readonly Stop[], { x = 0.36, y = 0.3, radius = 0.8 } = {}): string {
    return this.#paint(
      `<radialGradient id="@" cx="${x}" cy="${y}" r="${radius}">${stopMarks(stops)}</radialGradient>`,
    );
  }

  blur(deviation: number): string {
    return this.#paint(
      `<filter id="@" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  shadow({
    right,
    down,
    blur,
    opacity,
  }: {
    right: number;
    down: number;
    blur: number;
    opacity: number;
  }): string {
    return this.#paint(
      `<filter id="@" x="-30%" y="-30%" width="170%" height="170%"><feDropShadow dx="${right}" dy="${down}" stdDeviation="${blur}" flood-color="#2c1c08" flood-opacity="${opacity}"/></filter>`,
    );
  }

  clip(path: string): string {
    return this.#paint(`<clipPath id="@"><path d="${path}"/></clipPath>`);
  }

  svg(body: string, { width = 800, height = 800, viewBox }: Canvas = {}): string {
    const definitions = [...this.#definitions.values()].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox ?? `0 0 ${width} ${height}`}"><defs>${definitions}</defs>${body}</svg>`;
  }

  #paint(definition: string): string {
    const known = this.#definitions.get(definition);
    const id = known ? known.slice(known.indexOf('id="') + 4).split('"')[0] : `p${this.#definitions.size}`;
    if (!known) this.#definitions.set(definition, definition.replace('@', `${id}`));
    return `url(#${id})`;
  }
}

function stopMarks(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
