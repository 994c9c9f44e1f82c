import * as fc from 'fast-check';

// Few runs and no shrinking: only whether a mutant is detected matters.
fc.configureGlobal({ numRuns: 100, endOnFailure: true });
