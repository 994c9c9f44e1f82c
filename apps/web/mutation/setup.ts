import * as fc from 'fast-check';

// A planted fault is seen or it isn't: few runs, and no search for its smallest form.
fc.configureGlobal({ numRuns: 100, endOnFailure: true });
