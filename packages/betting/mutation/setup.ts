import * as fc from 'fast-check';

fc.configureGlobal({ numRuns: 100, endOnFailure: true });
