// The package types only its barrel of six thousand icons; deep files keep bundles and the dev server small.
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { FunctionComponent, SVGProps } from 'react';

  const Icon: FunctionComponent<Omit<SVGProps<SVGSVGElement>, 'stroke'> & { stroke?: number | string }>;
  export default Icon;
}
