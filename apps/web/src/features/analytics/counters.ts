import { answer, api } from '../../platform/api/api.ts';
import { logFailure } from '../../platform/log/log.ts';
import { scriptAddress } from '../../platform/page/trusted.ts';

/**
 * Loads the site's counters: third-party scripts, each by exact address and integrity. Call it only after the
 * visitor's consent; a counter that fails to load is logged.
 */
export async function loadCounters(): Promise<void> {
  try {
    const query = { domain: location.hostname, projectId: 'mobile' };
    const { counters } = await answer(api.GET('/web-api/analytics/counters', { params: { query } }));
    for (const { type, code, src, integrity } of counters) {
      const script = document.createElement('script');
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.dataset['counter'] = type;
      script.dataset['code'] = code;
      script.addEventListener('error', () => logFailure('A counter could not be loaded.', src));
      script.src = scriptAddress(src);
      document.head.append(script);
    }
  } catch (error) {
    logFailure('The site’s counters could not be had.', error);
  }
}
