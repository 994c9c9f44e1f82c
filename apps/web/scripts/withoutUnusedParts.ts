import type { Plugin } from 'vite';

const ROUTER_PARTS = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const MADE = /= (React\$?\d*\.forwardRef\()/g;
const NAMED = /^\w+\.displayName = .*;$/gm;

/**
 * The router names its links and forms for the developer tools by statements of their own, which keep all of them in
 * the build. Without these statements only what is imported stays.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'touchline-without-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: ROUTER_PARTS },
      handler: (code) => ({ code: onlyParts(code), map: null }),
    },
  };
}

/** Code whose components can be left out one by one: making one is marked as harmless, and no name is set on it. */
export function onlyParts(code: string): string {
  return code.replace(MADE, '= /* @__PURE__ */ $1').replace(NAMED, '');
}
