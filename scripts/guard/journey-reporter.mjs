import { failureText, showFailure, shownPath, writeResults } from './report.mjs';

/** Playwright reporter of the guard: prints failures only, and writes the results of all tests. */
export default class JourneyReporter {
  #tests = [];
  #errors = [];

  printsToStdio() {
    return true;
  }

  onTestEnd(test, result) {
    const found = {
      project: test.parent.project()?.name ?? '',
      file: shownPath(test.location.file),
      unit: shownPath(fileOf(test)),
      // Without the empty root, the project and the file.
      name: test.titlePath().slice(3).join(' › '),
      state: stateOf(test, result),
      seconds: result.duration / 1000,
      tags: [...test.tags],
    };
    if (found.state === 'skipped') {
      const note = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
      found.reason = note?.description ?? 'an earlier test of its file failed';
    }
    this.#tests.push(found);
    if (found.state !== 'failed') return;
    const errors = result.errors.map(({ message, stack, snippet, value }) =>
      [message ?? stack ?? value ?? 'It failed without an error.', snippet ?? ''].join('\n').trimEnd(),
    );
    const where = `${shownPath(test.location.file)}:${test.location.line}`;
    const kept = result.attachments
      .filter(({ name, path }) => path && (name === 'trace' || name === 'screenshot'))
      .map(({ path }) => path);
    showFailure(failureText(found, [...errors, `at ${where}`], kept));
  }

  onError({ message, stack, value }) {
    const error = stack ?? message ?? value ?? 'An unknown error.';
    this.#errors.push(error);
    showFailure(failureText({ file: 'An error outside of all journeys', name: '' }, [error]));
  }

  onEnd() {
    writeResults({ tests: this.#tests, errors: this.#errors });
  }
}

/** The file that Playwright loaded for a test, which a helper of another file may describe. */
function fileOf(test) {
  let suite = test.parent;
  while (suite && suite.type !== 'file') suite = suite.parent;
  return suite?.location?.file ?? test.location.file;
}

function stateOf(test, result) {
  if (result.status === 'skipped') return 'skipped';
  return result.status === test.expectedStatus ? 'passed' : 'failed';
}
