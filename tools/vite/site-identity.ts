import type { Plugin } from 'vite';

interface Identity {
  name: string;
  laos: boolean;
}

const file = 'manifest.webmanifest';
const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });

/** The web app manifest (B-11). Home screens show no more than twelve characters of the short name. */
const manifestOf = ({ name }: Pick<Identity, 'name'>, lang: string) => ({
  name,
  short_name: Array.from(name).slice(0, 12).join('').trim(),
  lang,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0B1020',
  theme_color: '#0B1020',
  icons: [
    icon('/icons/icon-192.png', '192x192', 'image/png'),
    icon('/icons/icon-512.png', '512x512', 'image/png'),
    icon('/icons/maskable-512.png', '512x512', 'image/png', 'maskable'),
    icon('/icon.svg', 'any', 'image/svg+xml'),
  ],
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes the name of the service and the build's language into index.html and the manifest. */
export function siteIdentity(identity: Identity): Plugin {
  const lang = identity.laos ? 'lo' : 'th';
  const manifest = JSON.stringify(manifestOf(identity, lang), null, 2) + '\n';
  return {
    name: 'wallet-identity',
    transformIndexHtml: (html) =>
      html
        .replace(/<html lang="[^"]*">/, `<html lang="${lang}">`)
        .replace(/<title>.*<\/title>/, () => `<title>${escaped(identity.name)}</title>`)
        // In HTML the slash of a void element has no meaning.
        .replaceAll(' />', '>'),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: manifest });
    },
    configureServer(server) {
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(manifest);
      });
    },
  };
}
