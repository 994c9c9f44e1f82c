import { failureText, showFailure, shownPath, writeResults } from './report.mjs';

/** Vitest reporter of the guard: prints failures only, and writes the results of all tests. */
export default class VitestReporter {
  #tests = [];

  onTestCaseResult(testCase) {
    const { state, errors = [], note } = testCase.result();
    const test = {
      project: testCase.project.name,
      file: shownPath(testCase.module.moduleId),
      name: testCase.fullName.replaceAll(' > ', ' › '),
      state,
      seconds: (testCase.diagnostic()?.duration ?? 0) / 1000,
      tags: [...testCase.tags],
      ...(state === 'skipped' ? { reason: note ?? 'its condition is not met on this machine' } : {}),
    };
    this.#tests.push(test);
    if (state === 'failed') showFailure(failureText(test, errors.map(errorText)));
  }

  onTestModuleEnd(testModule) {
    const errors = testModule.errors();
    if (errors.length === 0) return;
    this.#addFileError(testModule, errors);
  }

  onTestSuiteResult(testSuite) {
    const errors = testSuite.errors();
    if (errors.length === 0) return;
    this.#addFileError(testSuite.module, errors);
  }

  onTestRunEnd(_modules, unhandledErrors) {
    const errors = unhandledErrors.map(errorText);
    for (const error of errors) {
      showFailure(failureText({ file: 'An error outside of all tests', name: '' }, [error]));
    }
    writeResults({ tests: this.#tests, errors });
  }

  #addFileError(testModule, errors) {
    const test = {
      project: testModule.project.name,
      file: shownPath(testModule.moduleId),
      name: '',
      state: 'failed',
      seconds: 0,
      tags: [],
    };
    this.#tests.push(test);
    showFailure(failureText(test, errors.map(errorText)));
  }
}

function errorText({ message, stack, diff }) {
  const text = stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`;
  return diff ? `${text}\n${diff}` : text;
}
