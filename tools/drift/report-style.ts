/** The style sheet of the HTML report: light and dark, phone and paper. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fff, #121212); color: light-dark(#111, #eee); overflow-wrap: anywhere; }
header, main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
header { border-bottom: 4px solid #2e7d32; }
header.drift, header.failed { border-color: #c62828; }
header.blind { border-color: #b26a00; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
h3 { margin: 0; font-size: 1rem; }
p { margin: .25rem 0; }
small { font-weight: normal; opacity: .75; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
tbody th { font-weight: normal; }
tr.broken td:nth-child(2) { font-weight: bold; color: light-dark(#b71c1c, #ff8a80); }
tr.blind td:nth-child(2), tr.warning td:nth-child(2) { color: light-dark(#8a5200, #ffb74d); }
tr.kept td:nth-child(2) { color: light-dark(#1b5e20, #81c784); }
article { margin: .75rem 0; padding: .5rem .75rem; border-left: 4px solid #b26a00; background: #8881; }
article.error { border-color: #c62828; }
dl { margin: .25rem 0 0; }
dl div { display: flex; flex-wrap: wrap; column-gap: .75rem; }
dt { flex: 0 0 5rem; opacity: .75; }
dd { flex: 1 1 16rem; min-width: 0; margin: 0; }
pre { margin: .1rem 0; white-space: pre-wrap; }
code, pre { font: .875rem/1.4 ui-monospace, monospace; }
details { margin: .25rem 0; }
summary { cursor: pointer; padding: .25rem 0; }
details ul { columns: 20rem; margin: 0; }
`;
