import type { Plugin } from 'vite';
import { nginxBrotliConf, nginxConf } from '../hosting/nginx-conf.ts';
import { nginxProxyConf } from '../hosting/nginx-proxy-conf.ts';
import { securityHeaders, type Hosts } from '../hosting/security-headers.ts';
import { serviceRules, siteRules } from '../hosting/site-rules.ts';
import { headersFile, missingPage, redirectsFile } from '../hosting/static-host-files.ts';

/** Writes the serving rules beside the built site: for any server, for nginx, and for static hosts. */
export function hostingFiles(hosts: Hosts): Plugin {
  return {
    name: 'wallet-hosting',
    apply: 'build',
    generateBundle() {
      const rules = siteRules(securityHeaders(hosts), serviceRules(hosts));
      const files = {
        'headers.json': JSON.stringify(rules, null, 2) + '\n',
        'nginx.conf': nginxConf(rules),
        'nginx-brotli.conf': nginxBrotliConf,
        ...(rules.service && { 'nginx-proxy.conf': nginxProxyConf(rules.service) }),
        _headers: headersFile(rules),
        _redirects: redirectsFile(rules),
        [missingPage.slice(1)]:
          '<!doctype html>\n<html lang="en">\n<title>Not found</title>\n<p>Not found</p>\n</html>\n',
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
