import { site } from '../../platform/site/site.ts';

/**
 * Container for prompts at the bottom of the page, such as the question about cookies; filled once `Visit` is loaded.
 * Frames of a closed site and pages within another product have none: they ask nothing, and without an answer no cookie
 * is stored but the necessary ones.
 */
export function visitFoot() {
  return site().visit && <div id="visit-foot" />;
}
