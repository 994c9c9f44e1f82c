import * as fc from 'fast-check';

// Few runs without shrinking: a mutation test only needs to know whether the mutant is detected.
fc.configureGlobal({ numRuns: 100, endOnFailure: true });
