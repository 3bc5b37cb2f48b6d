const before = 3;
const after = 1;

/** The page numbers of a pager: current-3 to current+1, within 1 and pageCount. */
export function pageWindow(current: number, pageCount: number): number[] {
  // The list may have become shorter since the member chose this page.
  const centre = Math.max(1, Math.min(current, pageCount));
  const pages: number[] = [];
  for (let page = Math.max(1, centre - before); page <= Math.min(pageCount, centre + after); page += 1)
    pages.push(page);
  return pages;
}
