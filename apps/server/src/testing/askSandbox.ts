import { readFile } from 'node:fs/promises';

/**
 * Calls the API of the sandbox's payment provider, as its merchant does.
 * @param sandbox with the list of providers that has its address
 */
export async function askSandbox(
  { providersFile }: { readonly providersFile: string },
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Response> {
  const [, origin] = /"url": "([^"]+)"/.exec(await readFile(providersFile, 'utf8')) ?? [];
  return fetch(`${origin}${path}`, {
    method,
    headers: { authorization: 'Bearer sandbox-key-of-development', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
