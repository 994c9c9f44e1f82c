const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|ERR_PNPM_META_FETCH_FAIL|ERR_PNPM_NO_OFFLINE|network|fetch failed/i;

/**
 * One sentence for a person whose install failed: what failed, why, what to do.
 * @param {string} what what was being fetched, as it reads in a sentence
 * @param {string} output what the tool printed
 */
export function explainInstallFailure(what, output) {
  if (UNREACHABLE.test(output)) {
    return `${what} could not be fetched, because the package registry can't be reached: check the network (or npm's registry and proxy settings) and run the same command again.`;
  }
  if (/ENOSPC/.test(output)) {
    return `${what} could not be written, because the disk is full: free some space and run the same command again.`;
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `${what} could not be written, because this user may not write there: check the owner of the project folder and of npm's cache.`;
  }
  if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(output)) {
    return `${what} could not be installed, because pnpm-lock.yaml does not fit a package.json: run "pnpm install" once and commit the lockfile.`;
  }
  const last = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(npm|pnpm)? ?(warn|notice)/i.test(line))
    .slice(-3)
    .join(' / ');
  return `${what} could not be installed: ${last || 'the installer said nothing'}.`;
}
