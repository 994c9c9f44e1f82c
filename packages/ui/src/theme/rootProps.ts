import type { AriaAttributes, Ref } from 'react';

/** What every component hands to its one root element; nothing else gets through. */
export interface RootProps<Root extends Element> extends AriaAttributes {
  /** Identity in the document. */
  id?: string | undefined;
  /** The root element. */
  ref?: Ref<Root> | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}
