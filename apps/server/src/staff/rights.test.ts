import { operatorScopes } from '@touchline/contract/operators';
import { describe, expect, test } from 'vitest';
import { createOperator, type Grant } from './operator.ts';
import { holds, missingRights } from './rights.ts';

const scopeSets = [['players'], ['payments'], ['players', 'staff'], ['*'], [...operatorScopes]];
const sites = ['north', 'south', null];
const grants: readonly Grant[] = scopeSets.flatMap((scopes) => sites.map((siteId) => ({ scopes, siteId })));
/** Every person with one or two roles. */
const people = grants.flatMap((one, at) => [[one], ...grants.slice(at + 1).map((other) => [one, other])]);

const operatorWith = (own: readonly Grant[]) => createOperator({ staffId: 1n, person: 'anna' }, own);

describe('nobody gives what they lack', () => {
  test('over all roles and sites, whoever may give a right passes every call that it opens', () => {
    const faults: string[] = [];
    let given = 0;
    for (const own of people) {
      const giver = operatorWith(own);
      for (const wanted of grants) {
        if (missingRights(own, [wanted]).length > 0) continue;
        given += 1;
        const receiver = operatorWith([wanted]);
        for (const site of sites)
          for (const scope of operatorScopes)
            if (receiver.has(scope, site) && !giver.has(scope, site))
              faults.push(JSON.stringify({ own, wanted, scope, site }));
      }
    }
    expect(given).toBeGreaterThan(people.length);
    expect(faults).toEqual([]);
  });

  test('what is missing is named with its site', () => {
    const own = [{ scopes: ['players', 'staff'], siteId: 'north' }];
    const wanted = [
      { scopes: ['players', 'mail'], siteId: 'north' },
      { scopes: ['players'], siteId: null },
    ];
    expect(missingRights(own, wanted)).toEqual(['mail on north', 'players on all sites']);
  });

  test('the same role on each site is no role on all sites', () => {
    const own = ['north', 'south'].map((siteId) => ({ scopes: ['*'], siteId }));
    expect([holds(own, 'players', 'south'), holds(own, 'players', null)]).toEqual([true, false]);
  });
});
