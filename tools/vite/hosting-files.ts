import type { Plugin } from 'vite';
import { nginxBrotliConf, nginxConf } from '../hosting/nginx-conf.ts';
import { nginxProxyConf } from '../hosting/nginx-proxy-conf.ts';
import { securityHeaders, type Hosts } from '../hosting/security-headers.ts';
import { serviceRules, siteRules } from '../hosting/site-rules.ts';
import { headersFile, missingPage, redirectsFile } from '../hosting/static-host-files.ts';

interface Settings extends Hosts {
  /** Null if none are listed. */
  appLinkSchemes: readonly string[] | null;
}

/** What a build allows because a setting lists nothing; undefined if both list something. */
function unlisted({ mediaHosts, appLinkSchemes }: Settings): string | undefined {
  const allowed = [
    ...(mediaHosts.length === 0
      ? ['pictures of games, banners and LINE from any https host (WALLET_MEDIA_HOSTS)']
      : []),
    ...(appLinkSchemes === null ? ['any app in the app links of games (WALLET_APP_LINK_SCHEMES)'] : []),
  ];
  return allowed.length === 0 ? undefined : `Not listed in the settings, so the app allows ${allowed.join(', and ')}.`;
}

/** Writes the serving rules beside the built site: for any server, for nginx, and for static hosts. */
export function hostingFiles(settings: Settings): Plugin {
  return {
    name: 'wallet-hosting',
    apply: 'build',
    generateBundle() {
      const notice = unlisted(settings);
      if (notice) this.info(notice);
      const rules = siteRules(securityHeaders(settings), serviceRules(settings));
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
