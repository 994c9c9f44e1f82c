import type { FunctionComponent, SVGProps } from 'react';

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & { stroke?: number | string };

/** What one icon is drawn of: lines of the set's own width, and areas in the colour of the text. */
interface Drawn {
  lines: readonly string[];
  areas?: readonly string[];
}

/** An icon that the set doesn't have, on the set's own grid of 24 and with its round line ends. */
export function drawn({ lines, areas = [] }: Drawn): FunctionComponent<DrawingProps> {
  return function Drawing({ stroke, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {areas.map((path) => (
          <path key={path} d={path} fill="currentColor" />
        ))}
        {lines.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}
