interface Policy {
  createScriptURL(address: string): string;
  createScript(text: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

let made: Policy | undefined;

/**
 * Returns the trusted types policy. Browsers with trusted types accept script URLs and contents only from a policy;
 * others take the plain text. The content security policy allows this one only, and once. Scripts of others load by
 * `scriptAddress`, so they can't create it first.
 */
function policy(): Policy {
  if (made) return made;
  const rules: Policy = {
    createScriptURL: (address) => address,
    createScript: (text) => text,
  };
  // Cast: not in the platform's types yet.
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  made = trustedTypes?.createPolicy('touchline', rules) ?? rules;
  return made;
}

/** Marks a script's address as trusted: the site's own, or one of its allowlist. */
export function scriptAddress(address: string): string {
  return policy().createScriptURL(address);
}

/** Marks data for a script element as trusted; browsers don't execute it. */
export function scriptData(data: unknown): string {
  return policy().createScript(JSON.stringify(data));
}
