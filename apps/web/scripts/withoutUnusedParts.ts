import type { Plugin } from 'vite';

/** A file of a library and the transform that removes the code the app doesn't use. */
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
 * Removes library code that stays in every build although the app never uses it; it would load with the first screen.
 * @throws {Error} stops the build when a library's source has changed; update its transform below
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
 * The router sets display names of its links and forms in separate statements, which keep all of them in the build.
 * Marks their creation as pure and removes the display names, so that only imported components stay.
 */
export function withoutNames(code: string): string {
  return code.replace(MADE, '= /* @__PURE__ */ $1').replace(NAMED, '');
}

/** Removes the router's instrumentations, which the app doesn't use. */
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
 * Removes backend loading and value formatting: the app fetches translations itself and formats figures with `Intl`.
 * Also removes the library's developer messages, which appear only in debug mode; no build enables it.
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

/** Removes the mutation cache: the app sends changes through actions of its stores. */
export function withoutMutations(code: string): string {
  return replaced(code, CACHE, NO_CACHE);
}

function replaced(code: string, part: RegExp | string, by: string): string {
  const found = code.replace(part, by);
  if (found === code) throw new Error(`A library has no more "${String(part)}": see withoutUnusedParts.ts.`);
  return found;
}
