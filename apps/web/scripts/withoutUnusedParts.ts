import type { Plugin } from 'vite';

/** A file of a library, and what of it is left when what the app doesn't use is taken out. */
interface Slimmed {
  readonly file: RegExp;
  readonly only: (code: string) => string;
}

const slimmed: readonly Slimmed[] = [
  { file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/, only: withoutNames },
  { file: /\/react-router\/dist\/production\/lib\/router\/router\.js$/, only: withoutInstruments },
  { file: /\/i18next\/dist\/esm\/i18next\.js$/, only: withoutBackend },
  { file: /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/, only: withoutMutations },
];

/**
 * Leaves out what libraries keep in every build though the app never uses it: the first screen would carry it.
 * @throws {Error} from the build when a library isn't written as it was: look at its part below again
 */
export function withoutUnusedParts(): Plugin[] {
  return slimmed.map(({ file, only }, index) => ({
    name: `touchline-without-unused-parts-${index}`,
    apply: 'build',
    transform: { filter: { id: file }, handler: (code) => ({ code: only(code), map: null }) },
  }));
}

const MADE = /= (React\$?\d*\.forwardRef\()/g;
const NAMED = /^\w+\.displayName = .*;$/gm;

/**
 * The router names its links and forms for the developer tools by statements of their own, which keep all of them in
 * the build. Making one is marked as harmless here, and no name is set on it: only what is imported stays.
 */
export function withoutNames(code: string): string {
  return code.replace(MADE, '= /* @__PURE__ */ $1').replace(NAMED, '');
}

/** Nobody measures the router by instruments of its own. */
export function withoutInstruments(code: string): string {
  const unread = replaced(code, /consumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined');
  return replaced(unread, /if \(init\.instrumentations\)/g, 'if (false)');
}

const CONNECTOR = /^class Connector extends EventEmitter \{\n[^]*?^\}$/m;
const FORMATTER = 'formatter = Formatter;';
const SAID = /this\.logger\.(?:warn|log|deprecate)\(/g;
const NO_CONNECTOR = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, done) {
    done();
  }
  reload(languages, namespaces, done) {
    done();
  }
  saveMissing() {}
}`;

/**
 * The app fetches its words itself and formats figures by `Intl`: no loading by the library, no formats in words. What
 * the library says to developers is said only where it is asked to, which no build does.
 */
export function withoutBackend(code: string): string {
  const quiet = replaced(code, SAID, '/* @__PURE__ */ unsaid(');
  const plain = replaced(replaced(quiet, CONNECTOR, NO_CONNECTOR), FORMATTER, 'formatter = undefined;');
  return `function unsaid() {}\n${plain}`;
}

const CACHE = /^import \{ MutationCache \} from .*$/m;
const NO_CACHE = `class MutationCache {
  findAll() {
    return [];
  }
  resumePausedMutations() {
    return Promise.resolve();
  }
  clear() {}
}`;

/** What the app changes it sends by actions of its stores: nothing is kept of mutations. */
export function withoutMutations(code: string): string {
  return replaced(code, CACHE, NO_CACHE);
}

function replaced(code: string, part: RegExp | string, by: string): string {
  const found = code.replace(part, by);
  if (found === code) throw new Error(`A library has no more "${String(part)}": see withoutUnusedParts.ts.`);
  return found;
}
