import type { LinkComponentProps } from '@touchline/ui';
import { Link } from 'react-router';

const OWN = /^#(?=\/)/;

/** Link of the kit: addresses of the console (`#/…`) are opened by the router, so that unsaved changes are asked about. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  return OWN.test(href) ? <Link {...props} to={href.replace(OWN, '')} /> : <a {...props} href={href} />;
}
