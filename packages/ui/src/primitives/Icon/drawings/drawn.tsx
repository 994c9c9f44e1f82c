import type { FunctionComponent, SVGProps } from 'react';

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & { stroke?: number | string };

/** Shapes of an icon: lines in the set's stroke width, and areas filled with the text colour. */
interface Drawn {
  lines: readonly string[];
  areas?: readonly string[];
}

/** Creates an icon that the set doesn't include, on the set's 24 × 24 grid and with its round line ends. */
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
