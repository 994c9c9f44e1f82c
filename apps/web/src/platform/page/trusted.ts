interface Policy {
  createScriptURL(address: string): string;
  createScript(text: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

let made: Policy | undefined;

/** Browsers that know trusted types take addresses and texts of scripts only from a policy; others take them as they are. */
function policy(): Policy {
  if (made) return made;
  const rules: Policy = {
    createScriptURL: (address) => address,
    createScript: (text) => text,
  };
  // The cast: the types of the platform don't have it yet.
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  made = trustedTypes?.createPolicy('touchline', rules) ?? rules;
  return made;
}

/** An address of a script that is the site's own, or of its list. */
export function scriptAddress(address: string): string {
  return policy().createScriptURL(address);
}

/** Data in a script element, which no browser runs. */
export function scriptData(data: unknown): string {
  return policy().createScript(JSON.stringify(data));
}
