const bare = (host: string) => host.replace(/^www\./, '');

/** The hosts in a text: the part before the path of each word that looks like an address. */
function hostsIn(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  const addresses = words.filter((word) => /[^.]\.[^.]/.test(word));
  return addresses.map((address) => address.replace(/^[a-z]+:\/\//, '').replace(/[/?#].*$/, ''));
}

/**
 * The host to show beside a link; null if the link has none, or if its text names only this host. `href` has passed the
 * link rules.
 */
export function linkHost(href: string, text: string): string | null {
  if (!/^https?:/.test(href)) return null;
  const { host } = new URL(href);
  const named = hostsIn(text);
  const isSaid = named.length > 0 && named.every((each) => bare(each) === bare(host));
  return isSaid ? null : host;
}
