const bare = (host: string) => host.replace(/^www\./, '');

/** Hosts that a text names, as the words in it that have the form of an address. */
function hostsIn(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => /[^.]\.[^.]/.test(word));
  return words.map((word) => URL.parse(word.includes('://') ? word : `https://${word}`)?.hostname ?? word);
}

/** The host to show beside a link: null when the link has none, or when its text names it and no other (quality.md 7). */
export function linkHost(href: string, text: string): string | null {
  const url = URL.parse(href);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const named = hostsIn(text);
  const isSaid = named.length > 0 && named.every((host) => bare(host) === bare(url.hostname));
  return isSaid ? null : url.hostname;
}
