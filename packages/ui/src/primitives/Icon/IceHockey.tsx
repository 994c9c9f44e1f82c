import type { SVGProps } from 'react';

type IceHockeyProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & { stroke?: number | string };

/** A stick and a puck, drawn on the same 24 grid as the icon set, which has none. */
export function IceHockey({ stroke, ...rest }: IceHockeyProps) {
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
      <path d="M15 3l-5.6 12.4a1 1 0 0 1 -.9 .6h-4.5a1 1 0 0 0 -1 1v2a1 1 0 0 0 1 1h5.800a2 2 0 0 0 1.800 -1.200l6.700 -14.800" />
      <path d="M15 18.500c0 .8 1.300 1.500 3 1.500s3 -.7 3 -1.500v-2c0 .8 -1.300 1.500 -3 1.500s-3 -.7 -3 -1.500z" />
      <path d="M15 16.500c0 -.8 1.300 -1.500 3 -1.500s3 .7 3 1.500" />
    </svg>
  );
}
