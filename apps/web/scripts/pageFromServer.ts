import { request } from 'node:http';
import type { Plugin } from 'vite';

const MARK = '<!--touchline-head-->';

interface Delivered {
  readonly attributes: string;
  readonly head: string;
}

/**
 * In `vite dev`, takes the page's head and root attributes from the running server, chosen by the requested host, as
 * in production. Without a server the page stays bare and the app requests its site configuration itself.
 */
export function pageFromServer(origin: string): Plugin {
  return {
    name: 'touchline-page-from-server',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { originalUrl, server }) {
        const host = server?.config.server.host;
        const page = await pageOf(origin, originalUrl ?? '/', typeof host === 'string' ? host : 'localhost');
        if (!page) return html;
        return html.replace(/<html[^>]*>/, `<html${page.attributes}>`).replace(MARK, () => page.head);
      },
    },
  };
}

/** Extracts what the server put into its page: root attributes, brand CSS, site configuration. */
function pageOf(origin: string, path: string, host: string): Promise<Delivered | undefined> {
  return new Promise((resolve) => {
    const call = request(new URL(path, origin), { headers: { host, accept: 'text/html' } }, (response) => {
      let html = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (html += part));
      response.on('end', () => resolve(partsOf(html)));
    });
    call.on('error', () => resolve(undefined));
    call.end();
  });
}

function partsOf(html: string): Delivered | undefined {
  const attributes = /<html([^>]*)>/.exec(html)?.[1];
  const site = /<script[^>]*id="touchline-site"[^>]*>[\s\S]*?<\/script>/.exec(html)?.[0];
  if (attributes === undefined || site === undefined) return undefined;
  const logo = /<template id="touchline-logo">[\s\S]*?<\/template>/.exec(html)?.[0] ?? '';
  const styles = [...html.matchAll(/<style[^>]*>[\s\S]*?<\/style>/g)].map(([style]) => style);
  return { attributes, head: [...styles, logo, site].join('\n') };
}
