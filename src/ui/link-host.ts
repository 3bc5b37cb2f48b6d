const bare = (host: string) => host.replace(/^www\./, '');

/** The hosts that a text names: of each word that has the form of an address, what stands before its path. */
function hostsIn(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  const addresses = words.filter((word) => /[^.]\.[^.]/.test(word));
  return addresses.map((address) => address.replace(/^[a-z]+:\/\//, '').replace(/[/?#].*$/, ''));
}

/**
 * The host to show beside a link: null when the link has none, or when its text names it and no other (quality 7).
 * `href` has passed the link rules.
 */
export function linkHost(href: string, text: string): string | null {
  if (!/^https?:/.test(href)) return null;
  const { host } = new URL(href);
  const named = hostsIn(text);
  const isSaid = named.length > 0 && named.every((each) => bare(each) === bare(host));
  return isSaid ? null : host;
}
